/** The observation files of the library that most tests use. The whole library takes a minute to load and much space. */
export const coreFiles = ['awm', 'fred', 'h10', 'h15', 'pwt', 'rtdsm', 'us-consumer-prices', 'us-weekly-and-daily'].map(
  (name) => `${name}.ndjson.gz`,
);
