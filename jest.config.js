import { omittedTests } from './tests/support/jest/longTests.mjs';

/** @type {import('jest').Config} */
export default {
  // Tests must not fail on a busy machine. The benchmark measures performance.
  testTimeout: 180_000,
  // Tests wait for processes, databases and the browser, so each processor runs a worker. It restarts before its memory use slows it down.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/tests/support/globalSetup.mjs',
  reporters: ['default', '<rootDir>/tests/support/summaryReporter.mjs'],
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: omittedTests,
  testEnvironment: '<rootDir>/tests/support/jest/processEnvironment.mjs',
  testRunner: '<rootDir>/tests/support/jest/testRunner.mjs',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  // tsx compiles the tests.
  transform: {},
};
