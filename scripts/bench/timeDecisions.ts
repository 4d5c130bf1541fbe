import pino from 'pino';
import { makeApiKey } from '../../server/access/secrets.js';
import { Authenticator } from '../../server/http/authenticate.js';
import { ProcessLimiter } from '../../server/limits/processLimiter.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import { watchChanges } from '../../server/store/changes.js';
import { openDatabase } from '../../server/store/database.js';
import { median } from './quantile.js';

const day = { accountId: 'bench', keyId: 'bench', perDay: 1_000_000_000 };
const open = { name: 'open', perMinute: 100_000_000, day };
const full = { name: 'full', perMinute: 600, day };
const batches = 9;
const callsABatch = 20_000;
const lookUpsABatch = 500;

/** What each decision about a request costs inside the process, in microseconds: the median of several batches. */
export interface DecisionTime {
  name: string;
  microseconds: number;
}

export async function timeDecisions(url: string, key: string): Promise<DecisionTime[]> {
  const db = openDatabase(url);
  const changes = watchChanges(db, url);
  try {
    const authenticator = new Authenticator(db);
    const versions = async () => changes.read();
    const { access } = await versions();
    await authenticator.caller(shown(key), versions, new Date());
    const limiter = new ProcessLimiter(new UsageLedger(db, pino({ level: 'silent' })));
    const now = Date.now();
    const unknownKey = makeApiKey();
    const measured: [string, number, () => unknown][] = [
      ['limiter: a request admitted', callsABatch, () => limiter.admit(open, now)],
      ['limiter: a request refused', callsABatch, () => limiter.admit(full, now)],
      ['authentication: a key that was looked up before', callsABatch, () => authenticator.known(key, access)],
      [
        'authentication: a key that nobody has',
        lookUpsABatch,
        () => authenticator.caller(shown(unknownKey), versions, new Date()),
      ],
      [
        'authentication: a mistyped key',
        callsABatch,
        () => authenticator.caller(shown(`${key}x`), versions, new Date()),
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

async function timeOf(call: () => unknown, calls: number): Promise<number> {
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const startedAt = performance.now();
    for (let index = 0; index < calls; index += 1) await call();
    times.push(((performance.now() - startedAt) * 1000) / calls);
  }
  return median(times);
}

function shown(key: string) {
  return { key, sessionToken: undefined, address: '127.0.0.1' };
}
