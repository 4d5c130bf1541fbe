import { generateApiKey } from '../../server/access/secrets.js';
import { Authenticator } from '../../server/http/authenticator.js';
import { openDatabase } from '../../server/store/database.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { timeOf } from './timeOf.js';

const callsABatch = 20_000;
const lookUpsABatch = 500;

/** What each decision about a request costs inside the process, in microseconds: the median of several batches. */
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
    await authenticator.authenticate(shown(key), versions, new Date());
    const unknownKey = generateApiKey();
    const measured: [string, number, () => unknown][] = [
      ['authentication: a key that was looked up before', callsABatch, () => authenticator.findCached(key, access)],
      [
        'authentication: a key that nobody has',
        lookUpsABatch,
        () => authenticator.authenticate(shown(unknownKey), versions, new Date()),
      ],
      [
        'authentication: a mistyped key',
        callsABatch,
        () => authenticator.authenticate(shown(`${key}x`), versions, new Date()),
      ],
      ['whether anything has changed in the database', callsABatch, () => changes.read()],
    ];
    const times: DecisionTime[] = [];
    for (const [name, calls, call] of measured) times.push({ name, microseconds: await timeOf(call, calls) });
    return times;
  } finally {
    changes.close();
    await db.destroy();
  }
}

function shown(key: string) {
  return { key, sessionToken: undefined, address: '127.0.0.1' };
}
