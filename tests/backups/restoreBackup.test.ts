import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../../server/backups/restoreBackup.js';
import { writeBackup } from '../../server/backups/writeBackup.js';
import { prepareSearch } from '../../server/setup/prepareSearch.js';
import { openDatabase } from '../../server/store/database.js';
import { listDataProblems, listStructureProblems } from '../../server/store/integrity.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { emptyDatabases } from '../setup/emptyDatabases.js';
import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';
import { startNode } from '../support/startNode.js';
import { listContractReads, listLibraryReads } from './listReads.js';

const at = new Date('2026-11-21T12:00:00.000Z');
const onTable = () => undefined;

let folder: string;
let api: Api;
let ada: Person;
let reads: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-backups-'));
  api = await startApi();
  ada = await fillAccount();
  reads = [...listContractReads(), ...(await listLibraryReads(api.db))];
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Creates an account with something in most of its tables. */
async function fillAccount(): Promise<Person> {
  const person = await signUp(api);
  await person.post('/api/account/keys', { name: 'Newsroom' }).expect(201);
  await person.post('/api/account/watchlist', { indicator: 'real-gdp' }).expect(201);
  await person.put('/api/account/calendar-feed', {});
  const run = { seriesId: 'real-gdp', start: '2020-01-01', horizon: 2, model: 'drift' };
  await person.post('/api/forecast/run', run).expect(200);
  return person;
}

/** Sends all reads, with the key and with the session, and returns the status and the body of each response. */
async function readAll(request: Api['request']): Promise<Record<string, [status: number, body: string]>> {
  const responses: Record<string, [number, string]> = {};
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

async function restoreAndRead(url: string, file: string): Promise<Record<string, [number, string]>> {
  await restoreBackup(url, file, { replace: false, onTable });
  const db = openDatabase(url);
  await prepareSearch(db, () => at.toISOString());
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

it('restored databases of either kind answer every read byte for byte as the one that was backed up', async () => {
  const before = await readAll(api.request);
  const answered = Object.values(before).filter(([status]) => status === 200).length;
  expect(answered).toBeGreaterThan(300);
  const first = join(folder, 'sqlite.backup.gz');
  await writeBackup(`sqlite:${api.db.client.config.connection.filename}`, first, at);
  for (const [kind, create] of emptyDatabases) {
    const source = await create();
    expect(await restoreAndRead(source.url, first)).toEqual(before);
    const second = join(folder, `${kind}.backup.gz`);
    await writeBackup(source.url, second, at);
    for (const [, createTarget] of emptyDatabases) {
      const target = await createTarget();
      expect(await restoreAndRead(target.url, second)).toEqual(before);
      await target.remove();
    }
    await source.remove();
  }
}, 600_000);
