import type { Knex } from 'knex';
import { addDays } from '../../server/series/periods.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { isPostgres } from '../../server/store/dialect.js';
import { type IndicatorDefinition, listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { listSeries, type SeriesDefinition, upsertSeries } from '../../server/store/series.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { writeVintages } from '../../server/store/vintages.js';
import { addExampleReferences, at, createExampleIndicator, createExampleSeries } from '../store/exampleCatalogue.js';
import type { OpenFresh } from './databases.js';
import { readThroughKnex } from './readThroughKnex.js';
import { type NodeOptions, startNode } from './startNode.js';

/** An indicator, and the countries for which it has a series. */
export type ExampleIndicator = Pick<IndicatorDefinition, 'slug' | 'frequency'> & {
  countries: string[];
  aggregation?: SeriesDefinition['aggregation'];
};

/** Starts the real application on an empty database of `forEachDatabase` with series without values. */
export async function startSeriesServer(
  openFresh: OpenFresh,
  examples: ExampleIndicator[],
  overrides: Pick<NodeOptions, 'log' | 'replicas'> = { log: [] },
) {
  const db = await openFresh();
  const ids = await addSeries(db, examples);
  const changes = createVersionReader(db, isPostgres(db) ? 'postgres://' : 'sqlite::memory:');
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const node = await startNode({ db, clock, changes, ...overrides }, {});
  const key = await createAccount(db, 'caller@example.org', 'pro', clock.now);
  await db('accounts').update({ limit_per_minute: 100_000, limit_per_day: 1_000_000 });
  return {
    ...node,
    db,
    key,
    /** Ids of the series by slug and country, such as `gdp US`. */
    ids,
    get: (path: string) => node.request.get(path).set('X-API-Key', key),
  };
}

/** Adds series without values. Returns their ids by slug and country. */
export async function addSeries(db: Knex, examples: ExampleIndicator[]): Promise<Map<string, number>> {
  await addExampleReferences(db);
  const definitions = examples.map(({ slug, frequency }) => createExampleIndicator({ slug, frequency }));
  await upsertIndicators(db, definitions, at);
  const slugs = new Map((await listIndicators(db)).map(({ id, slug }) => [id, slug]));
  const series = [...slugs].flatMap(([indicatorId, slug]) => {
    const { countries = [], aggregation = 'avg' } = examples.find((one) => one.slug === slug) ?? {};
    return countries.map((country) => createExampleSeries({ indicatorId, country, aggregation }));
  });
  await upsertSeries(db, series, at);
  return new Map(
    (await listSeries(db)).map(({ id, indicatorId, country }) => [`${slugs.get(indicatorId)} ${country}`, id]),
  );
}

/** Imports a vintage of a daily series with the same value on each day. */
export async function writeDailyVintage(db: Knex, seriesId: number, vintage: string, days: number, value: number) {
  const observations = Array.from({ length: days }, (_, index) => ({ date: addDays('2000-01-01', index), value }));
  await writeVintages(db, seriesId, [{ date: vintage, unit: 'Percent', kind: 'native', observations }], at);
}

interface Runner {
  run(): Promise<unknown>;
}

/** Runs work before each statement that reads rows of observations. `number` is 1 for the first. Returns a function that ends this. */
export function beforeEachSlice(db: Knex, work: (number: number) => unknown): () => void {
  return beforeEachStatement(db, /^select \(select version[\s\S]* as packed from /, work);
}

/** Runs work before each statement outside transactions that matches a pattern, like `beforeEachSlice`. */
export function beforeEachStatement(db: Knex, pattern: RegExp, work: (number: number) => unknown): () => void {
  const createRunner: (statement: { sql?: string }) => Runner = db.client.runner;
  const restoreReads = readThroughKnex(db);
  let number = 0;
  db.client.runner = (statement: { sql?: string }) => {
    const runner = createRunner.call(db.client, statement);
    if (!pattern.test(statement.sql ?? '')) return runner;
    const run = async () => {
      number += 1;
      await work(number);
      return runner.run();
    };
    return { run };
  };
  return () => {
    restoreReads();
    db.client.runner = createRunner;
  };
}
