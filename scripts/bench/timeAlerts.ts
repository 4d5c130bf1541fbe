import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Knex } from 'knex';
import { AlertEngine } from '../../server/alerts/alertEngine.js';
import { Metrics } from '../../server/metrics/metrics.js';
import type { Condition } from '../../server/series/conditions/condition.js';
import { addPeriods } from '../../server/series/periods.js';
import type { Vintage } from '../../server/series/vintageHistory.js';
import { type AlertRule, insertRule } from '../../server/store/alertRules.js';
import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { listSeries, upsertSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import {
  addExampleReferences,
  createExampleIndicator,
  createExampleSeries,
} from '../../tests/store/exampleCatalogue.js';
import { insertAccounts } from '../../tests/support/accounts.js';
import { onEachDatabase } from './onEachDatabase.js';

/** The evaluation of all rules after each series got a vintage, and again without a change. */
export interface AlertTimes {
  database: string;
  fired: number;
  durationMs: number;
  cpuMs: number;
  maxTurnMs: number;
  idleMs: number;
}

const [seriesCount, ruleCount, periods, vintageCount] = [3_000, 10_000, 240, 12];
export const alertBenchTitle = `${ruleCount} rules over ${seriesCount} changed series, with ${vintageCount} vintages of ${periods} months each`;
const unit = 'Index 2015=100';
/** Most of the rules fire. */
const conditions: Condition[] = [
  { kind: 'level', units: 'pc1', operator: 'above', level: 1.5 },
  { kind: 'new_value' },
  { kind: 'revised', minChange: null, minPercent: 0.2 },
  { kind: 'unusual_change', units: 'chg', standardDeviations: 3 },
];

export function timeAlerts(): Promise<AlertTimes[]> {
  return onEachDatabase(timeDatabase);
}

async function timeDatabase(database: string, db: Knex): Promise<AlertTimes> {
  const ids = await prepareSeries(db);
  const stopping = new AbortController().signal;
  const engine = new AlertEngine({ db, now: () => new Date(), stopping, metrics: new Metrics() });
  await engine.run();
  await addRules(db, ids);
  await writeAll(db, ids, [vintageCount]);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const fired = await engine.run();
  const durationMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const idleAt = performance.now();
  await engine.run();
  const idleMs = performance.now() - idleAt;
  return { database, fired, durationMs, cpuMs: (user + system) / 1_000, maxTurnMs: delay.max / 1e6, idleMs };
}

async function prepareSeries(db: Knex): Promise<number[]> {
  const at = new Date().toISOString();
  await addExampleReferences(db);
  await insertAccounts(db, 'bench');
  const slugs = Array.from({ length: seriesCount }, (_, index) => `bench-${index}`);
  await upsertIndicators(
    db,
    slugs.map((slug) => createExampleIndicator({ slug })),
    at,
  );
  const indicators = await listIndicators(db);
  await upsertSeries(
    db,
    indicators.map(({ id, slug }) => createExampleSeries({ indicatorId: id, unit, providerSeriesId: slug })),
    at,
  );
  const ids = (await listSeries(db)).map(({ id }) => id);
  await writeAll(
    db,
    ids,
    Array.from({ length: vintageCount }, (_, index) => index),
  );
  return ids;
}

/** Writes vintages of all series in transactions of a hundred series. */
async function writeAll(db: Knex, ids: number[], indexes: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 100)
    await db.transaction(async (trx) => {
      for (const id of ids.slice(start, start + 100))
        await writeVintages(
          trx,
          id,
          indexes.map((index) => buildVintage(id, index)),
          new Date().toISOString(),
        );
    });
}

/** Each vintage adds a month and revises the one before. */
function buildVintage(id: number, index: number): Vintage {
  const observations = Array.from({ length: periods + index }, (_, period) => {
    const revision = period === periods + index - 2 ? 0.5 : 0;
    const noise = Math.sin(period * 12.9898 + id * 78.233) * 0.8;
    return {
      date: addPeriods('2000-01-01', period, 'monthly'),
      value: Number((100 + period * 0.25 + noise + revision).toFixed(2)),
    };
  });
  return { date: addPeriods('2025-01-15', index, 'monthly'), unit, kind: 'native', observations };
}

async function addRules(db: Knex, ids: number[]): Promise<void> {
  const at = new Date().toISOString();
  await db.transaction(async (trx) => {
    for (let index = 0; index < ruleCount; index++) {
      const condition = conditions[index % conditions.length] as Condition;
      const rule: AlertRule = {
        ...{ id: randomUUID(), accountId: 'bench', name: `Rule ${index}`, condition, kind: condition.kind },
        ...{ target: { type: 'series', indicator: 'bench', country: 'US', release: null }, targetType: 'series' },
        ...{ seriesId: ids[index % ids.length] ?? null, releaseId: null, repeat: 'always', quietHours: 0 },
        ...{ status: 'active', delivery: { inApp: true, mail: 'none', webhookIds: [] } },
        ...{ createdAt: at, activeSince: at, lastFiredAt: null, checkAt: null },
      };
      await insertRule(trx, rule);
    }
  });
}
