import type { Knex } from 'knex';
import type { Freshness } from '../series/freshness.js';
import { assessHeadlineFreshness } from './assessHeadlineFreshness.js';
import { selectHeadlines } from './selectHeadlines.js';

/** How far the library holds a headline of a country, and from where. */
export interface HeadlineStatus {
  country: string;
  headline: string;
  label: string;
  indicator: string;
  provider: string;
  sourceAgency: string;
  lastDate: string;
  vintage: string | null;
  freshness: Freshness['status'];
}

/** Reads how far the library holds the headlines of a country as of a day. Leaves out those that it does not hold. */
export async function readCountryStatus(db: Knex, country: string, day: string): Promise<HeadlineStatus[]> {
  const all: HeadlineStatus[] = [];
  for (const selected of (await selectHeadlines(db, [country], day)).get(country)?.selected ?? []) {
    const { headline, ownIndicator, series, vintages, lastDate } = selected;
    const { status } = assessHeadlineFreshness(selected, lastDate, day);
    all.push({
      country,
      headline: headline.id,
      label: headline.label,
      indicator: ownIndicator.slug,
      provider: series.provider,
      sourceAgency: series.sourceAgency,
      lastDate,
      vintage: vintages.last,
      freshness: status,
    });
  }
  return all;
}
