import type { Knex } from 'knex';
import { addDays } from '../../server/series/periods.js';
import { openDatabase } from '../../server/store/database.js';
import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { listSeries, upsertSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';

export const longSlug = 'bench-long-daily-series';
export const longRows = 200_000;

export const firstDate = '1470-01-01';
const vintageDate = '2026-01-01';
const distinctValues = 99_991;

/** Writes a synthetic daily series of 200,000 values to a database as one vintage. Returns its id and the seconds of the write. */
export async function writeLongSeries(url: string): Promise<{ seriesId: number; seconds: number }> {
  const db = openDatabase(url);
  try {
    const at = new Date().toISOString();
    const seriesId = await defineSeries(db, at);
    const observations = Array.from({ length: longRows }, (_, index) => ({
      date: addDays(firstDate, index),
      value: ((index * index) % distinctValues) / 100,
    }));
    const startedAt = performance.now();
    await writeVintages(db, seriesId, [{ date: vintageDate, unit: 'Percent', kind: 'snapshot', observations }], at);
    return { seriesId, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await db.destroy();
  }
}

/** Defines a series that copies a daily series of the library except for its name. */
async function defineSeries(db: Knex, at: string): Promise<number> {
  const template = (await listIndicators(db)).find(({ frequency }) => frequency === 'daily');
  const templateSeries = (await listSeries(db)).find(({ indicatorId }) => indicatorId === template?.id);
  if (template === undefined || templateSeries === undefined) throw new Error('The library has no daily series.');
  await upsertIndicators(db, [{ ...template, slug: longSlug, defaultCountry: templateSeries.country }], at);
  const indicatorId = (await listIndicators(db)).find(({ slug }) => slug === longSlug)?.id ?? 0;
  await upsertSeries(db, [{ ...templateSeries, indicatorId, providerSeriesId: longSlug }], at);
  return (await listSeries(db)).find((series) => series.indicatorId === indicatorId)?.id ?? 0;
}
