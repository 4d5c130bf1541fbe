import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { AlertEngine } from '../../server/alerts/alertEngine.js';
import { AlertMailer } from '../../server/alerts/mail/alertMailer.js';
import { ComputePool } from '../../server/compute/computePool.js';
import { readConfig } from '../../server/config.js';
import type { Mail, Mailer } from '../../server/mail/mailer.js';
import { Metrics } from '../../server/metrics/metrics.js';
import type { Condition } from '../../server/series/conditions/condition.js';
import { type AlertRule, insertRule } from '../../server/store/alertRules.js';
import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { listSeries, upsertSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import {
  addExampleReferences,
  at,
  createExampleIndicator,
  createExampleSeries,
  exampleRelease,
} from '../store/exampleCatalogue.js';
import { insertAccounts } from '../support/accounts.js';
import { collectMail } from '../support/collectMail.js';
import { dateValues } from '../support/dateValues.js';

const unit = 'Index 2015=100';
const config = { ...readConfig({ NODE_ENV: 'test' }), PUBLIC_URL: 'https://almanac.example.org' };
const compute = new ComputePool();
afterAll(() => compute.close());

/** Creates a monthly series. */
export async function createSeries(db: Knex, slug: string): Promise<number> {
  await upsertIndicators(db, [createExampleIndicator({ slug, name: 'Prices' })], at);
  const indicatorId = (await listIndicators(db)).find((one) => one.slug === slug)?.id ?? 0;
  await upsertSeries(db, [createExampleSeries({ indicatorId, unit, providerSeriesId: slug })], at);
  return (await listSeries(db)).find((one) => one.indicatorId === indicatorId)?.id ?? 0;
}

/** Prepares an empty database with the accounts ada and bob. */
export async function prepareAlerts(db: Knex) {
  await addExampleReferences(db);
  await insertAccounts(db, 'ada', 'bob');
  return openAlerts(db);
}

/** Creates engines that evaluate a database, and writes rules and vintages. The clock stands until a test moves it. */
export function openAlerts(db: Knex) {
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const mailbox: Mail[] = [];
  const metrics = new Metrics();
  const context = { db, now: () => clock.now, stopping: new AbortController().signal, metrics };
  const createEngine = () => new AlertEngine(context);
  const createMailer = (mailer: Mailer = collectMail(mailbox)) =>
    new AlertMailer({ ...context, config, mailer, compute, log: undefined });
  const [engine, mailer] = [createEngine(), createMailer()];
  return {
    ...{ clock, mailbox, metrics, engine, createEngine, createMailer },
    run: () => engine.run(),
    /** Sends the mails that are due. Returns how many. */
    sendMails: () => mailer.run(),
    advance(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    /** Writes a vintage with one value for each month from January 2026 on. */
    write: (seriesId: number, date: string, values: (number | null)[]) =>
      writeVintages(
        db,
        seriesId,
        [
          {
            ...{ date, unit, kind: 'native' },
            observations: dateValues('2026-01-01', values, 'monthly'),
          },
        ],
        clock.now.toISOString(),
      ),
    async addRule(condition: Condition, change: Partial<AlertRule> = {}): Promise<AlertRule> {
      const createdAt = clock.now.toISOString();
      const rule: AlertRule = {
        ...{ id: randomUUID(), accountId: 'ada', name: 'My rule', kind: condition.kind, condition },
        ...{ target: { type: 'series', indicator: 'prices', country: 'US', release: null }, targetType: 'series' },
        ...{ seriesId: null, releaseId: exampleRelease.id, repeat: 'always', quietHours: 0, status: 'active' },
        ...{ delivery: { inApp: true, mail: 'none', webhookIds: [] }, createdAt, activeSince: createdAt },
        ...{ lastFiredAt: null, checkAt: null },
        ...change,
      };
      await insertRule(db, rule);
      return rule;
    },
    async listFired() {
      const rows = await db('alert_firings').orderBy('id').select('rule_id', 'occasion');
      return rows.map((row) => [row.rule_id, row.occasion]);
    },
  };
}
