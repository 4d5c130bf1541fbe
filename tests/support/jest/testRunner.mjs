import asyncHooks from 'node:async_hooks';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

const require = createRequire(import.meta.url);

/** The framework creates one for each file. All that exist together make every promise slower, so that all files share one. */
const testContext = new asyncHooks.AsyncLocalStorage();

/**
 * Runs a test file with the modules of Node.js instead of those of Jest, which evaluates each module anew for each file.
 * A process evaluates the server and its packages once.
 */
export default function runTestFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  // The framework holds the tests of one file in its modules.
  runtime.requireInternalModule = (path) => {
    delete require.cache[path];
    return requireSharing(path);
  };
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = (path) => import(pathToFileURL(path).href);
  // Jest maps stack traces to sources with maps of its own transforms, Node.js with those of the modules.
  Error.prepareStackTrace = undefined;
  globalThis.jest = runtime.requireModuleOrMock(testPath, '@jest/globals').jest;
  return circus.default(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
}

/** Loads a module that gets `testContext` where it creates an AsyncLocalStorage. */
function requireSharing(path) {
  const original = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage');
  // In Node 24 it has only a getter, so it cannot be assigned.
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { configurable: true, value: getTestContext });
  try {
    return require(path);
  } finally {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', original);
  }
}

/** Called with `new`, which returns the object that a function returns. */
function getTestContext() {
  return testContext;
}
