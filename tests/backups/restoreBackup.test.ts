import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../../server/backups/restoreBackup.js';
import { writeBackup } from '../../server/backups/writeBackup.js';
import { prepareRestoredSearch } from '../../server/setup/prepareRestoredSearch.js';
import { openDatabase } from '../../server/store/database.js';
import { getMaintenanceLimits } from '../../server/store/databaseLimits.js';
import { listDataProblems, listStructureProblems } from '../../server/store/integrity.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { type EmptyDatabase, emptyDatabases } from '../setup/emptyDatabases.js';
import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';
import { startNode } from '../support/startNode.js';
import { isThorough } from '../support/thorough.js';
import { listContractReads, listLibraryReads } from './listReads.js';

const at = new Date('2026-11-21T12:00:00.000Z');
const onProgress = () => undefined;
const minReads = 150;
/** The databases that receive a backup of the one before, which for the first is SQLite. */
const kinds = (isThorough ? ['SQLite', 'PostgreSQL', 'PostgreSQL', 'SQLite'] : ['PostgreSQL', 'SQLite']).filter(
  (kind) => new Map(emptyDatabases).has(kind),
);

/** Status and body by path. */
type Responses = Record<string, [status: number, body: string]>;

let folder: string;
let api: Api;
let ada: Person;
let reads: string[];
const targets: EmptyDatabase[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-backups-'));
  api = await startApi();
  ada = await fillAccount();
  reads = [...listContractReads(), ...(await listLibraryReads(api.db))];
});
afterAll(async () => {
  await api.stop();
  for (const { remove } of targets) await remove();
  rmSync(folder, { recursive: true });
});

/** Creates an account with something in most of its tables. */
async function fillAccount(): Promise<Person> {
  const person = await signUp(api);
  await person.post('/api/account/keys', { name: 'Newsroom' }).expect(201);
  await person.post('/api/account/watchlist', { indicator: 'real-gdp' }).expect(200);
  await person.post('/api/account/calendar-feed').expect(201);
  const run = { seriesId: 'real-gdp', start: '2020-01-01', horizon: 2, model: 'drift' };
  await person.post('/api/forecast/run', run).expect(200);
  return person;
}

/** Sends all reads, with the key and with the session, and returns the status and the body of each response. */
async function readAll(request: Api['request']): Promise<Responses> {
  const responses: Responses = {};
  for (const path of reads) {
    const credentials: [string, string] = path.startsWith('/api/account')
      ? ['Cookie', ada.cookie]
      : ['X-API-Key', api.key];
    const { status, text, body } = await request.get(path).set(...credentials);
    responses[path] = [status, withoutRequestId(text ?? body.toString('base64'))];
  }
  return responses;
}

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]+"/, '');
}

async function restoreAndRead(url: string, file: string): Promise<Responses> {
  await restoreBackup(url, file, { replace: false, onProgress });
  const db = openDatabase(url, getMaintenanceLimits(url));
  await prepareRestoredSearch(db);
  expect([...(await listStructureProblems(db)), ...(await listDataProblems(db))]).toEqual([]);
  const node = await startNode(
    { db, clock: { now: at }, log: [], changes: createVersionReader(db, url) },
    { CRON_SECRET: 'a secret of the operator' },
  );
  const responses = await readAll(node.request);
  await node.stop();
  await db.destroy();
  return responses;
}

async function createTarget(kind: string): Promise<EmptyDatabase> {
  const create = new Map(emptyDatabases).get(kind);
  if (create === undefined) throw new Error(`${kind} is not there to test with.`);
  const target = await create();
  targets.push(target);
  return target;
}

/** Lists the paths whose responses differ. */
function listDifferences(before: Responses, after: Responses): string[] {
  return reads.filter((path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]));
}

it('restored databases of either kind answer every read byte for byte as the one that was backed up', async () => {
  const before = await readAll(api.request);
  expect(Object.values(before).filter(([status]) => status === 200).length).toBeGreaterThan(minReads);
  let source = `sqlite:${api.db.client.config.connection.filename}`;
  for (const [index, kind] of kinds.entries()) {
    const file = join(folder, `${index}.backup.gz`);
    await writeBackup(source, file, at);
    const target = await createTarget(kind);
    const differences = listDifferences(before, await restoreAndRead(target.url, file));
    expect([index, kind, differences]).toEqual([index, kind, []]);
    source = target.url;
  }
}, 600_000);
