// GoogleTest is told by the environment which of its tests to run; node's does not reach a program
// compiled for the web by itself. Put before the program by tests/CMakeLists.txt.
Module['preRun'] = () => {
  for (const [name, value] of Object.entries(process.env)) {
    if (name.startsWith('GTEST_')) ENV[name] = value;
  }
};
