# Fails unless the Python code in DOCUMENT is the file EXAMPLE.
file(READ "${DOCUMENT}" document)
file(READ "${EXAMPLE}" example)
string(FIND "${document}" "```python\n${example}```" place)
if(place EQUAL -1)
  message(FATAL_ERROR "${EXAMPLE} differs from the example in ${DOCUMENT}")
endif()
