import type { Knex } from 'knex';
import { assessFreshness, type Freshness } from '../series/freshness.js';
import { findUsualLag } from './findUsualLag.js';
import { selectHeadlineSeries } from './selectHeadlineSeries.js';

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
  for (const selected of await selectHeadlineSeries(db, country, day)) {
    const { headline, indicator, ownIndicator, series, vintages } = selected;
    const lastDate = series.lastDate ?? '';
    const { status } = assessFreshness(indicator.frequency, lastDate, day, await findUsualLag(db, selected));
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
