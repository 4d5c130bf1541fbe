/** Path of the database with the bundled library, prepared by globalSetup.mjs. */
export const libraryFile = process.env['TEST_LIBRARY'] ?? '';
