/** The database with the bundled library that this run of the tests has prepared. */
export const libraryFile = process.env['TEST_LIBRARY'] ?? '';
