/** @type {import('jest').Config} */
export default {
  // A busy machine must fail no test: what takes too long shows in the benchmark.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/tests/support/globalSetup.mjs',
  reporters: ['default', '<rootDir>/tests/support/closingLine.mjs'],
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
};
