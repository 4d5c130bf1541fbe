import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { importFetched } from '../../server/imports/importFetched.js';
import type { ProviderObservation, ProviderSeries } from '../../server/providers/provider.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import type { Frequency } from '../../server/series/frequency.js';
import { addPeriods } from '../../server/series/periods.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';
import { upsertCountries } from '../../server/store/countries.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createSchema } from '../../tests/support/databases.js';

/** How fast what providers have answered is written. */
export interface ImportTimes {
  database: string;
  name: string;
  observations: number;
  milliseconds: number;
}

const series = 50;
const months = 600;
const days = 4_000;
const publisher = { provider: 'bench', title: 'A provider', homepage: null, terms: { summary: 'None.', url: null } };

/** Imports on an empty database of SQLite, and of PostgreSQL where TEST_POSTGRES_URL names one. */
export async function timeImport(): Promise<ImportTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-import-'));
  const sqlite = openDatabase(`sqlite:${join(folder, 'almanac.db')}`);
  try {
    await migrate(sqlite);
    const times = await timeOn('SQLite', sqlite);
    const { TEST_POSTGRES_URL } = process.env;
    if (TEST_POSTGRES_URL === undefined) return times;
    const { db, drop } = await createSchema(TEST_POSTGRES_URL);
    try {
      return [...times, ...(await timeOn('PostgreSQL', db))];
    } finally {
      await drop();
    }
  } finally {
    await sqlite.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeOn(database: string, db: Knex): Promise<ImportTimes[]> {
  await upsertCountries(db, readCatalogue(resolveProjectPath('data')).countries, new Date().toISOString());
  const monthly = Array.from({ length: series }, (_, place) => answered(`M${place}`, 'monthly', months));
  const vintages = { ...answered('D', 'daily', days), vintages: dailyVintages() };
  return [
    await timed(db, { database, name: `${series} monthly series, first time` }, monthly),
    await timed(db, { database, name: 'the same again, unchanged' }, monthly),
    await timed(db, { database, name: `a daily series of ${days} vintages` }, [vintages]),
  ];
}

async function timed(
  db: Knex,
  of: Pick<ImportTimes, 'database' | 'name'>,
  fetched: ProviderSeries[],
): Promise<ImportTimes> {
  const context = { db, now: () => new Date() };
  const begun = performance.now();
  for (const one of fetched) {
    const definition = { slug: `bench-${one.id.toLowerCase()}`, country: 'US', category: 'prices' as const };
    const request = { provider: 'bench', providerSeriesId: one.id, definition };
    const { failure } = await importFetched(context, request, () => one, publisher, {});
    if (failure !== null) throw new Error(failure.message);
  }
  const changes = ({ vintages, observations }: ProviderSeries) =>
    vintages?.reduce((sum, { changed }) => sum + changed.length, 0) ?? observations.length;
  const observations = fetched.reduce((sum, one) => sum + changes(one), 0);
  return { ...of, observations, milliseconds: performance.now() - begun };
}

function answered(id: string, frequency: Frequency, length: number): ProviderSeries {
  const observations = Array.from({ length }, (_, place) =>
    observation(addPeriods('1976-01-01', place, frequency), place),
  );
  const words = { title: `Series ${id}`, unit: 'Percent', seasonalAdjustment: null, updatedAt: null };
  return { id, frequency, observations, vintages: null, ...words };
}

function observation(date: string, place: number): ProviderObservation {
  return { date, period: date, value: Number((4 + Math.sin(place)).toFixed(3)), status: 'normal', flag: '' };
}

/** Each day has a new value, and another one of three days before. */
function dailyVintages(): ProviderSeries['vintages'] {
  const dayOf = (place: number) => addPeriods('1976-01-01', place, 'daily');
  return Array.from({ length: days }, (_, place) => {
    const { date, value } = observation(dayOf(place), place);
    const revised = { date: dayOf(place - 3), value: Number((4 + Math.sin(place - 3) + 0.001).toFixed(3)) };
    return { date: dayOf(place + 1), unit: 'Percent', changed: [{ date, value }, ...(place < 3 ? [] : [revised])] };
  });
}
