/** @type {import('jest').Config} */
export default {
  // A busy machine must fail no test: what takes too long shows in the benchmark.
  testTimeout: 60_000,
  // The tests wait for processes, databases and the browser: every processor has its worker, renewed before its memory slows it.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/tests/support/globalSetup.mjs',
  reporters: ['default', '<rootDir>/tests/support/summaryReporter.mjs'],
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
};
