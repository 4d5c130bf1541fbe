import pino from 'pino';
import { completeStart } from '../server/completeStart.js';
import { startApi } from './support/api.js';
import { libraryVersion } from './support/databases.js';
import { recordStatements } from './support/recordStatements.js';

/** An error of a database that does not respond. */
const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('starts the background work once, also if the database is unavailable for the common reads that follow', async () => {
  const api = await startApi();
  const lines: string[] = [];
  const context = { ...api.context, config: { ...api.context.config, NODE_ENV: 'production', SCHEDULED_JOBS: true } };
  const [start, read] = [jest.fn(async () => undefined), jest.fn(async () => Promise.reject(unavailable))];
  await completeStart({
    context,
    library: { firstFile: Promise.resolve(), ended: Promise.resolve(), isLoading: false },
    versionReader: { read },
    backgroundWork: { start },
    url: api.url,
    log: pino({}, { write: (line: string) => lines.push(line) }),
  } as never);
  await api.stop();
  expect(start).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledTimes(1);
  expect(lines.filter((line) => line.includes('Common reads could not be prepared'))).toHaveLength(1);
});

it('does the common reads of a server without scheduled jobs too', async () => {
  const api = await startApi();
  const read = jest.fn(async () => ({ library: await libraryVersion(api.db) }));
  await completeStart({
    context: { ...api.context, config: { ...api.context.config, NODE_ENV: 'production', SCHEDULED_JOBS: false } },
    library: { firstFile: Promise.resolve(), ended: Promise.resolve(), isLoading: false },
    versionReader: { read },
    url: api.url,
    log: pino({ level: 'silent' }),
  } as never);
  const statements = recordStatements(api.db);
  await api.get('/v1/indicators/observations?id=us-core-cpi').expect(200);
  await api.stop();
  expect(statements.filter((sql) => sql.includes('from observations'))).toEqual([]);
});
