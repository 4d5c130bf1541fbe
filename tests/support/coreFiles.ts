/** The observation files of the library that most tests use. The whole library takes a minute to load and much space. */
export const coreFiles = ['awm', 'fred', 'h10', 'h15', 'pwt'].map((name) => `${name}.ndjson.gz`);
