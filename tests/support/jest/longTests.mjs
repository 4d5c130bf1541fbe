/**
 * Files of ten seconds or more, and the tests of pages and of starting programs. `npm test` leaves them out unless its
 * arguments name files or titles. `npm run test:all`, `npm run test:thorough` and CI run them.
 */
const longTests = [
  'tests/web/',
  'tests/setup/',
  'tests/alerts/(alertMails|killedEngine)',
  'tests/contract/checkContract',
  'tests/data/extracts',
  'tests/discovery/searchResults',
  'tests/docs/library',
  'tests/http/(contractValidator|longReads|streamedDownloads)',
  'tests/imports/importSeries',
  'tests/mcp/conformance',
  'tests/operations/billing.webhook',
  'tests/scheduled/refreshSeries',
  'tests/security/worstSizes',
  'tests/store/libraryMemory',
  'tests/webhooks/severalNodes',
];
/** Numbers are values of options, as in `-w 1`. */
const namesTests = process.argv.slice(2).some((text) => !text.startsWith('-') && Number.isNaN(Number(text)));
const isThorough = process.env.TEST_THOROUGH === 'true';

/** Patterns of the test files that this run of Jest leaves out. */
export const omittedTests = namesTests || isThorough ? [] : longTests;
