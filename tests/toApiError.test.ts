import { streamQuestion } from '../server/chat/streamQuestion.js';
import { describeToolFailure } from '../server/describeToolFailure.js';
import { ApiError } from '../server/errors.js';
import { toApiError } from '../server/toApiError.js';

const coded = (code: string) => Object.assign(new Error('insert into accounts – failed at /srv/almanac.db'), { code });

it.each([
  ['SQLITE_FULL', 'The disk of the database is full.'],
  ['53100', 'The disk of the database is full.'],
  ['SQLITE_CORRUPT', 'The database is damaged.'],
  ['SQLITE_NOTADB', 'The database is damaged.'],
  ['SQLITE_READONLY_DBMOVED', 'The database is read-only at the moment.'],
  ['25006', 'The database is read-only at the moment.'],
  ['SQLITE_IOERR_READ', 'The disk of the database reports errors.'],
  ['SQLITE_BUSY', 'Another process has locked the database.'],
  ['53300', 'The database has no free connection.'],
  ['57P01', 'The database is starting or stopping.'],
  ['57P03', 'The database is starting or stopping.'],
  ['57014', 'The database does not respond in time.'],
  ['ECONNREFUSED', 'The database cannot be reached.'],
])('%s is service_unavailable with a reason and a time to retry', (code, reason) => {
  const failure = coded(code);
  const error = toApiError(failure);
  expect(error).toMatchObject({ code: 'service_unavailable', message: `${reason} Try again shortly.`, cause: failure });
  expect(error.retryAfterSeconds).toBeGreaterThan(0);
});

it('an error of the API stays what it is, and any other failure is an internal error without its message', () => {
  const refusal = new ApiError('indicator_not_found');
  expect(toApiError(refusal)).toBe(refusal);
  for (const failure of [new TypeError('secret'), 'secret', null, undefined, coded('23505')]) {
    expect(toApiError(failure)).toMatchObject({ code: 'internal_error', cause: failure });
    expect(toApiError(failure).message).not.toMatch(/secret|insert/);
  }
});

it('a tool says why the database cannot be used', () => {
  expect(describeToolFailure(coded('SQLITE_FULL'), undefined)).toBe(
    'The disk of the database is full. Try again shortly.',
  );
});

it('a streamed answer ends with the reason, and without a key that a message quotes', async () => {
  const listEvents = async (failure: unknown) => {
    // biome-ignore lint/correctness/useYield: it fails before its first event
    const running = (async function* () {
      throw failure;
    })();
    const events = [];
    for await (const event of streamQuestion(running as never, undefined)) events.push(event);
    return events.map(({ data }) => JSON.parse(data));
  };
  expect(await listEvents(coded('57P03'))).toEqual([
    { error: 'service_unavailable', message: 'The database is starting or stopping. Try again shortly.' },
  ]);
  const quoting = new ApiError('invalid_request', { message: `\`q\` is alm_${'a'.repeat(40)}.` });
  expect(await listEvents(quoting)).toEqual([{ error: 'invalid_request', message: '`q` is alm_….' }]);
});
