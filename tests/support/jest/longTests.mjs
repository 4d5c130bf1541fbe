/**
 * Files of more than about four seconds, those with the whole library, and the tests of pages and of starting programs.
 * `npm test` leaves them out unless its arguments name files or titles. `npm run test:all`, `npm run test:thorough` and CI run them.
 */
const longTests = [
  'tests/web/',
  'tests/setup/',
  'tests/backups/',
  'tests/alerts/(alertMails|evaluation|killedEngine)',
  'tests/billing/billingOff',
  'tests/calendar/(calendarEvents|twoFrequencies)',
  'tests/chat/(badModels|evalChat|lyingModel|questions)',
  'tests/compute/computePool',
  'tests/contract/checkContract',
  'tests/countries/headlines',
  'tests/data/(catalogue|extracts|methodology)',
  'tests/discovery/(commonQueries|searchInDatabase|searchResults|worldSearches)',
  'tests/docs/(doctor|examples|library|sdkExamples|webhookVerification)',
  'tests/http/(contractValidator|hungDatabase|libraryLoading|lockedSqlite|longReads|standby|streamedDownloads|unreadResponses)',
  'tests/imports/importSeries',
  'tests/indicators/(nationalBases|prepareSeries|readRevisions|sameConcept)',
  'tests/labs/forecastGuardrails',
  'tests/limits/concurrentProcesses',
  'tests/mcp/(clients|conformance|tokens)',
  'tests/operations/(billing.webhook|calendar.releases|forecast.run)',
  'tests/providers/hostileFiles',
  'tests/scheduled/(backUp|refreshFiles|refreshSeries)',
  'tests/sdk/(browser|editor|eventStream|package)',
  'tests/security/(blockedAccounts|slowRequests|worstSizes)',
  'tests/store/(libraryMemory|vintages)',
  'tests/telemetry/openTelemetry',
  'tests/webhooks/(retries|severalNodes)',
];
/** Numbers are values of options, as in `-w 1`. */
const namesTests = process.argv.slice(2).some((text) => !text.startsWith('-') && Number.isNaN(Number(text)));
const isThorough = process.env.TEST_THOROUGH === 'true';

/** Patterns of the test files that this run of Jest leaves out. */
export const omittedTests = namesTests || isThorough ? [] : longTests;
