import type { Knex } from 'knex';
import { computePackedImport } from '../../server/imports/computePackedImport.js';
import { importFetched } from '../../server/imports/importFetched.js';
import { createIncomingSeries } from '../../server/imports/incomingSeries.js';
import { prepareImport } from '../../server/imports/target.js';
import type { ProviderObservation, ProviderSeries } from '../../server/providers/provider.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import type { Frequency } from '../../server/series/frequency.js';
import { addPeriods } from '../../server/series/periods.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';
import { upsertCountries } from '../../server/store/countries.js';
import { onEachDatabase } from './onEachDatabase.js';

/** Time to write fetched series. */
export interface ImportTimes {
  database: string;
  name: string;
  observations: number;
  durationMs: number;
}

const series = 50;
const months = 600;
const days = 4_000;
const publisher = { provider: 'bench', title: 'A provider', homepage: null, terms: { summary: 'None.', url: null } };

/** Imports into empty databases. */
export async function timeImport(): Promise<ImportTimes[]> {
  return (await onEachDatabase(timeDatabase)).flat();
}

async function timeDatabase(database: string, db: Knex): Promise<ImportTimes[]> {
  await upsertCountries(db, readCatalogue(resolveProjectPath('data')).countries, new Date().toISOString());
  const monthly = Array.from({ length: series }, (_, index) => createSeries(`M${index}`, 'monthly', months));
  const vintages = { ...createSeries('D', 'daily', days), vintages: createDailyVintages() };
  return [
    await timeSeries(db, { database, name: `${series} monthly series, first import` }, monthly),
    await timeSeries(db, { database, name: 'the same series, unchanged' }, monthly),
    await timeSeries(db, { database, name: `a daily series with ${days} vintages` }, [vintages]),
  ];
}

async function timeSeries(
  db: Knex,
  labels: Pick<ImportTimes, 'database' | 'name'>,
  fetched: ProviderSeries[],
): Promise<ImportTimes> {
  const context = { db, now: () => new Date() };
  const startedAt = performance.now();
  for (const one of fetched) {
    const definition = { slug: `bench-${one.id.toLowerCase()}`, country: 'US', category: 'prices' as const };
    const request = { provider: 'bench', providerSeriesId: one.id, definition };
    const { observations, vintages, ...description } = one;
    const incoming = createIncomingSeries(description, { observations, vintages }, async (input) =>
      computePackedImport(input),
    );
    const prepared = await prepareImport(db, request);
    const { failure } = await importFetched(context, prepared, () => incoming, publisher, {});
    if (failure !== null) throw new Error(failure.message);
  }
  const countChanges = ({ vintages, observations }: ProviderSeries) =>
    vintages?.reduce((sum, { changed }) => sum + changed.length, 0) ?? observations.length;
  const observations = fetched.reduce((sum, one) => sum + countChanges(one), 0);
  return { ...labels, observations, durationMs: performance.now() - startedAt };
}

function createSeries(id: string, frequency: Frequency, length: number): ProviderSeries {
  const observations = Array.from({ length }, (_, index) =>
    createObservation(addPeriods('1976-01-01', index, frequency), index),
  );
  const metadata = { title: `Series ${id}`, unit: 'Percent', seasonalAdjustment: null, updatedAt: null };
  return { id, frequency, observations, vintages: null, ...metadata };
}

function createObservation(date: string, index: number): ProviderObservation {
  return { date, period: date, value: Number((4 + Math.sin(index)).toFixed(3)), status: 'normal', flag: '' };
}

/** Each vintage adds a value and revises the value of three days earlier. */
function createDailyVintages(): ProviderSeries['vintages'] {
  const toDay = (index: number) => addPeriods('1976-01-01', index, 'daily');
  return Array.from({ length: days }, (_, index) => {
    const { date, value } = createObservation(toDay(index), index);
    const revised = { date: toDay(index - 3), value: Number((4 + Math.sin(index - 3) + 0.001).toFixed(3)) };
    return { date: toDay(index + 1), unit: 'Percent', changed: [{ date, value }, ...(index < 3 ? [] : [revised])] };
  });
}
