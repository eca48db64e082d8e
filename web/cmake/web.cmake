# How the two WebAssembly modules are linked. The sources of both are compiled with the flags of
# their preset (CMakePresets.json): `web` small for the shell, `wasm` fast for the engine.
include_guard(GLOBAL)

# Links `target` as the shell: alveole.mjs, an ES module whose default export makes one instance on
# the canvas it is given, and alveole.wasm beside it.
#
#   import create from './alveole.mjs';
#   await create({canvas, preRun: [m => { m.specialHTMLTargets['#canvas'] = canvas; }]});
#
# SDL looks for the selector "#canvas"; the preRun line makes that the canvas of this instance, so
# several live on one page. Further arguments are names of Emscripten runtime methods to export.
function(alveole_web_shell target)
  list(PREPEND ARGN specialHTMLTargets UTF8ToString stringToNewUTF8)
  list(JOIN ARGN "," methods)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME alveole SUFFIX .mjs)
  target_link_options(${target} PRIVATE
    -sENVIRONMENT=web
    -sMODULARIZE
    -sEXPORT_ES6
    -sDYNAMIC_EXECUTION=0
    -sFILESYSTEM=0
    -sMALLOC=emmalloc
    -sALLOW_MEMORY_GROWTH
    -sINITIAL_MEMORY=16MB
    -sMAXIMUM_MEMORY=512MB
    -sSTACK_SIZE=1MB
    -sSUPPORT_LONGJMP=0
    -sINCOMING_MODULE_JS_API=canvas,preRun,instantiateWasm,locateFile,noExitRuntime,onAbort,print,printErr
    -sEXPORTED_FUNCTIONS=_main,_free
    "-sEXPORTED_RUNTIME_METHODS=${methods}")
  if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    target_link_options(${target} PRIVATE -sASSERTIONS=1 -sSTACK_OVERFLOW_CHECK=2)
  endif()
endfunction()

# Links `target` as an engine: one file TARGET.wasm and no script. It runs in a Worker, on the
# main thread and in node alike. Exports are the functions marked `[[gnu::export_name]]`-like in the
# source (`__attribute__((export_name("…")))`), `memory` and `_initialize`, to be called first.
function(alveole_web_engine target)
  set_target_properties(${target} PROPERTIES SUFFIX .wasm)
  target_link_options(${target} PRIVATE
    -sSTANDALONE_WASM
    --no-entry
    -sFILESYSTEM=0
    -sMALLOC=emmalloc
    -sALLOW_MEMORY_GROWTH
    -sINITIAL_MEMORY=4MB
    -sMAXIMUM_MEMORY=1GB
    -sSTACK_SIZE=1MB
    -sSUPPORT_LONGJMP=0)
endfunction()
