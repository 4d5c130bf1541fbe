import type { Knex } from 'knex';
import { openDatabase } from '../../../server/store/database.js';
import { changeLibrary, getNextVersionSql } from '../../../server/store/dataVersion.js';
import { formatDay, openEnd, parseDay } from '../../../server/store/day.js';
import { listIndicators, upsertIndicators } from '../../../server/store/indicators.js';
import { selectRows } from '../../../server/store/rows.js';
import { replaceSearchableSeries } from '../../../server/store/searchableSeries.js';
import { listSeries, upsertSeries } from '../../../server/store/series.js';

/** A daily series of one vintage, and series of five vintages, each of which revises all values. */
export const millionSlug = 'bench-million-daily-values';
const millionRows = 1_000_000;
export const millionFirstDate = '1000-01-01';
const revisedPrefix = 'bench-revised-daily-series-';
export const revisedSlug = (index: number): string => `${revisedPrefix}${index}`;
export const revisedDays = ['2022-01-03', '2023-01-02', '2024-01-02', '2025-01-02', '2026-01-02'];
export const revisedFirstDate = '1912-01-01';
export const revisedDates = 40_000;

const totalRows = 11_600_000;
const revisedRows = revisedDates * revisedDays.length;
const unit = 'Percent';

/** Adds daily series to a library until it has 11.6 million rows of observations, one of them with a million. */
export async function writeLong(db: Knex, at: string): Promise<void> {
  const [counted] = await selectRows<{ rows: number }>(db, 'select count(*) as rows from observations', []);
  const count = Math.max(10, Math.ceil((totalRows - millionRows - (counted?.rows ?? 0)) / revisedRows));
  const slugs = [millionSlug, ...Array.from({ length: count }, (_, index) => revisedSlug(index))];
  const write = async (trx: Knex.Transaction) => {
    const ids = await defineSeries(trx, slugs, at);
    for (const [index, seriesId] of ids.entries()) {
      if (index === 0) await writeSeries(trx, seriesId, millionFirstDate, millionRows, ['2026-01-02'], at);
      else await writeSeries(trx, seriesId, revisedFirstDate, revisedDates, revisedDays, at);
    }
  };
  await changeLibrary(db, at, write, () => true);
}

/** Defines series that copy a daily series of the library except for their names. Returns their ids. */
async function defineSeries(trx: Knex.Transaction, slugs: string[], at: string): Promise<number[]> {
  const indicators = await listIndicators(trx);
  const template = indicators.find(({ frequency }) => frequency === 'daily');
  const templateSeries = (await listSeries(trx)).find(({ indicatorId }) => indicatorId === template?.id);
  if (template === undefined || templateSeries === undefined) throw new Error('The library has no daily series.');
  const { country: defaultCountry } = templateSeries;
  await upsertIndicators(
    trx,
    slugs.map((slug) => ({ ...template, slug, name: slug.replaceAll('-', ' '), defaultCountry })),
    at,
  );
  const idsBySlug = new Map((await listIndicators(trx)).map(({ slug, id }) => [slug, id]));
  const indicatorIds = slugs.map((slug) => idsBySlug.get(slug) ?? 0);
  await upsertSeries(
    trx,
    slugs.map((slug, index) => ({
      ...templateSeries,
      indicatorId: indicatorIds[index] ?? 0,
      providerSeriesId: slug,
      unit,
    })),
    at,
  );
  const all = await listSeries(trx);
  await replaceSearchableSeries(
    trx,
    all.map(({ id }) => id),
    at,
  );
  return indicatorIds.map((id) => all.find(({ indicatorId }) => indicatorId === id)?.id ?? 0);
}

/** Writes the same dates in each vintage, with other values. The database generates the rows. */
async function writeSeries(
  trx: Knex.Transaction,
  seriesId: number,
  firstDate: string,
  dates: number,
  vintages: string[],
  at: string,
): Promise<void> {
  const first = parseDay(firstDate);
  const intervals = vintages.map((day, index) => {
    const next = vintages[index + 1];
    return [parseDay(day), next === undefined ? openEnd : parseDay(next) - 1, index];
  });
  await trx.raw(
    `insert into observations (series_id, date, realtime_start, realtime_end, value, revision)
     with recursive days(position) as (select 0 union all select position + 1 from days where position < ?)
     select ?, ? + position, v.value->>0, v.value->>1,
       ((position * position + ? * 7919 + (v.value->>2)) % 99991) / 100.0, v.value->>2
     from days, json_each(?) v`,
    [dates - 1, seriesId, first, seriesId, JSON.stringify(intervals)],
  );
  const lastDate = formatDay(first + dates - 1);
  await trx('vintages').insert(
    vintages.map((vintage_date, index) => ({
      ...{ series_id: seriesId, vintage_date, unit, kind: 'snapshot', observations: dates, last_date: lastDate },
      ...{ added: index === 0 ? dates : 0, revised: index === 0 ? 0 : dates, withdrawn: 0, ingested_at: at },
      ...(index > 0 && { mean_revision: 0.01, mean_absolute_revision: 0.01, largest_absolute_revision: 0.01 }),
    })),
  );
  const range = { first_date: firstDate, last_date: lastDate, observation_count: dates };
  await trx('series')
    .where({ id: seriesId })
    .update({ ...range, version: 1, changed_in: trx.raw(getNextVersionSql(trx)) });
}

/** Returns the number of series with five vintages. */
export async function countRevisedSeries(url: string): Promise<number> {
  const db = openDatabase(url);
  try {
    const slugs = await db('indicators').whereLike('slug', `${revisedPrefix}%`).pluck('slug');
    return slugs.length;
  } finally {
    await db.destroy();
  }
}
