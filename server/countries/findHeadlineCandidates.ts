import type { Knex } from 'knex';
import { assertLibraryLoaded } from '../assertLibraryLoaded.js';
import { findCountryGroup } from '../countryGroups.js';
import { addVintages, type FoundSeries, formatSeriesName, type SeriesOfIndicator } from '../indicators/findSeries.js';
import { addPeriods, getPeriodStart } from '../series/periods.js';
import { getFirstProjectedPeriod } from '../series/projections.js';
import type { UnitCode } from '../series/units.js';
import { listIndicatorsBySlugs } from '../store/indicators.js';
import { listListedSeries } from '../store/listedSeries.js';
import type { Headline } from './headlines.js';

/** A series from which a headline of a country can be read. */
export interface HeadlineSeries extends FoundSeries {
  headline: Headline;
  units: UnitCode;
  /** The country or area that the value is for: EA where the members of the euro area share it. */
  area: string;
  /** The last date that the headline reads: without projections, or of a forecast the current period. */
  lastDate: string;
}

interface Source {
  headline: Headline;
  slug: string;
  units: UnitCode;
  area: string;
  country: string;
}

const euroArea = 'EA';
const euroAreaMembers = findCountryGroup('EA-MEMBERS')?.members ?? [];

/**
 * Lists the series from which the headlines of a country can be read, in the order of the headlines and of their sources.
 * Throws `library_loading` if one of them has no values yet.
 */
export async function findHeadlineCandidates(
  db: Knex,
  country: string,
  day: string,
  wanted: readonly Headline[],
): Promise<HeadlineSeries[]> {
  const sources = wanted.flatMap((headline) => listSources(headline, country));
  const indicators = await listIndicatorsBySlugs(db, [...new Set(sources.map(({ slug }) => slug))]);
  const bySlug = new Map(indicators.map((indicator) => [indicator.slug, indicator]));
  const listed = await listListedSeries(db, {
    indicatorIds: indicators.map(({ id }) => id),
    countries: [...new Set(sources.map((source) => source.country))],
  });
  const byKey = new Map(listed.map(({ indicatorId, series }) => [`${indicatorId} ${series.country}`, series]));
  const candidates = sources.flatMap((source) => {
    const indicator = bySlug.get(source.slug);
    const series = byKey.get(`${indicator?.id} ${source.country}`);
    return indicator === undefined || series === undefined ? [] : [{ ...source, indicator, series }];
  });
  const empty = candidates.find(({ series }) => series.lastDate === null);
  if (empty !== undefined) await assertLibraryLoaded(db, formatSeriesName(empty));
  const unique = new Map(
    candidates.map(({ indicator, series }) => [formatKey({ indicator, series }), { indicator, series }]),
  );
  const found = new Map((await addVintages(db, [...unique.values()], undefined)).map((one) => [formatKey(one), one]));
  return candidates.flatMap(({ headline, units, area, indicator, series }) => {
    const one = found.get(formatKey({ indicator, series }));
    const lastDate = one && findLastDate(one, headline, day);
    return one === undefined || lastDate === undefined ? [] : [{ ...one, headline, units, area, lastDate }];
  });
}

function listSources(headline: Headline, country: string): Source[] {
  const area = headline.isSharedInEuroArea && euroAreaMembers.includes(country) ? euroArea : country;
  return headline.sources
    .filter((source) => source.for === undefined || source.for === area)
    .map((source) => ({
      headline,
      slug: source.indicator,
      units: source.units,
      area,
      country: source.country ?? area,
    }));
}

/** Returns the last date that a headline reads from a series; undefined if the series has no values. */
function findLastDate({ indicator, series, vintages }: FoundSeries, headline: Headline, day: string) {
  const { frequency } = indicator;
  if (series.lastDate === null || vintages.current === null) return undefined;
  if (!series.publishesProjections) return series.lastDate;
  const end = headline.isForecast
    ? getPeriodStart(day, frequency)
    : addPeriods(getFirstProjectedPeriod(frequency, vintages.current.date), -1, frequency);
  return series.lastDate < end ? series.lastDate : end;
}

function formatKey({ indicator, series }: SeriesOfIndicator): string {
  return `${indicator.id} ${series.id}`;
}
