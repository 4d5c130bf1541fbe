/** @type {import('jest').Config} */
export default {
  globalSetup: '<rootDir>/tests/support/globalSetup.mjs',
  reporters: ['default', '<rootDir>/tests/support/closingLine.mjs'],
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
};
