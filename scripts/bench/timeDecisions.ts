import { generateApiKey } from '../../server/access/secrets.js';
import { Authenticator } from '../../server/http/authenticator.js';
import { openDatabase } from '../../server/store/database.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { measureTime } from './measureTime.js';

const callsPerBatch = 20_000;
const lookupsPerBatch = 500;

/** Time of one decision about a request inside the process: the median of several batches. */
export interface DecisionTime {
  name: string;
  microseconds: number;
}

export async function timeDecisions(url: string, key: string): Promise<DecisionTime[]> {
  const db = openDatabase(url);
  const changes = createVersionReader(db, url);
  try {
    const authenticator = new Authenticator(db);
    const versions = async () => changes.read();
    const { access } = await versions();
    await authenticator.authenticate(toCredentials(key), versions, new Date());
    const unknownKey = generateApiKey();
    const measured: [string, number, () => unknown][] = [
      ['authentication: a cached key', callsPerBatch, () => authenticator.findCached(key, access, new Date())],
      [
        'authentication: an unknown key',
        lookupsPerBatch,
        () => authenticator.authenticate(toCredentials(unknownKey), versions, new Date()),
      ],
      [
        'authentication: a malformed key',
        callsPerBatch,
        () => authenticator.authenticate(toCredentials(`${key}x`), versions, new Date()),
      ],
      ['check for changes in the database', callsPerBatch, () => changes.read()],
    ];
    const times: DecisionTime[] = [];
    for (const [name, calls, call] of measured) times.push({ name, microseconds: await measureTime(call, calls) });
    return times;
  } finally {
    changes.close();
    await db.destroy();
  }
}

function toCredentials(key: string) {
  return { key, sessionToken: undefined, address: '127.0.0.1' };
}
