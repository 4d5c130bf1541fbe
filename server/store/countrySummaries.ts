import type { Knex } from 'knex';
import { selectBySeriesSlices } from './seriesSlices.js';

/** What the library holds of a country. */
export interface CountrySummary {
  /** Number of series. */
  series: number;
  /** The last date with a value in any series without projections. */
  lastDate: string | null;
}

type SummaryRow = CountrySummary & { country: string };

const summarySql = `
  select s.country, count(*) as series,
    max(case when s.publishes_projections = 'false' then s.last_date end) as "lastDate"
  from series s where s.id between ? and ? group by s.country`;

/** Reads what the library holds of each country. Takes a turn before each slice of the series. */
export async function readCountrySummaries(db: Knex): Promise<Map<string, CountrySummary>> {
  const summaries = new Map<string, CountrySummary>();
  for (const { country, series, lastDate } of await selectBySeriesSlices<SummaryRow>(db, summarySql, [])) {
    const known = summaries.get(country) ?? { series: 0, lastDate: null };
    summaries.set(country, {
      series: known.series + Number(series),
      lastDate: (lastDate ?? '') > (known.lastDate ?? '') ? lastDate : known.lastDate,
    });
  }
  return summaries;
}
