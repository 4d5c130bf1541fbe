import type { Knex } from 'knex';
import { assertLibraryLoaded } from '../assertLibraryLoaded.js';
import { addVintages, type FoundSeries, formatSeriesName, type SeriesOfIndicator } from '../indicators/findSeries.js';
import { addPeriods, getPeriodStart } from '../series/periods.js';
import { getFirstProjectedPeriod } from '../series/projections.js';
import { listIndicatorsBySlugs } from '../store/indicators.js';
import { listListedSeries } from '../store/listedSeries.js';
import { listReleases, type StoredRelease } from '../store/releases.js';
import type { Headline } from './headlines.js';
import { type HeadlineLookup, listLookups } from './listLookups.js';

/** A series from which a headline of a country can be read. */
export interface HeadlineSeries extends FoundSeries, HeadlineLookup {
  /** The last date that the headline reads: without projections, or of a forecast the current period. */
  lastDate: string;
  release: StoredRelease;
}

/**
 * Lists the series from which the headlines of some countries can be read, in the order of the countries, of the headlines and of
 * their sources. Its number of statements hardly depends on the number of countries. Throws `library_loading` if one of the series
 * has no values yet.
 */
export async function findHeadlineCandidates(
  db: Knex,
  countries: string[],
  day: string,
  wanted: readonly Headline[],
): Promise<HeadlineSeries[]> {
  const lookups = countries.flatMap((country) => wanted.flatMap((headline) => listLookups(headline, country)));
  const candidates = await listCandidates(db, lookups);
  const empty = candidates.find(({ series }) => series.lastDate === null);
  if (empty !== undefined) await assertLibraryLoaded(db, formatSeriesName(empty));
  const unique = new Map(
    candidates.map(({ indicator, series }) => [formatKey({ indicator, series }), { indicator, series }]),
  );
  const found = new Map((await addVintages(db, [...unique.values()], undefined)).map((one) => [formatKey(one), one]));
  const releaseIds = [...new Set(candidates.map(({ series }) => series.releaseId))];
  const releases = new Map((await listReleases(db, { ids: releaseIds })).map((release) => [release.id, release]));
  return candidates.flatMap(({ indicator, series, ...lookup }) => {
    const one = found.get(formatKey({ indicator, series }));
    const release = releases.get(series.releaseId);
    const lastDate = one && findLastDate(one, lookup.headline, day);
    if (one === undefined || release === undefined || lastDate === undefined) return [];
    return [{ ...lookup, ...one, release, lastDate }];
  });
}

/** Lists what the library holds of the lookups, in their order. */
async function listCandidates(db: Knex, lookups: HeadlineLookup[]): Promise<(HeadlineLookup & SeriesOfIndicator)[]> {
  const indicators = await listIndicatorsBySlugs(db, [...new Set(lookups.map(({ slug }) => slug))]);
  const bySlug = new Map(indicators.map((indicator) => [indicator.slug, indicator]));
  const listed = await listListedSeries(db, {
    indicatorIds: indicators.map(({ id }) => id),
    countries: [...new Set(lookups.map(({ listedCountry }) => listedCountry))],
  });
  const byKey = new Map(listed.map(({ indicatorId, series }) => [`${indicatorId} ${series.country}`, series]));
  return lookups.flatMap((lookup) => {
    const indicator = bySlug.get(lookup.slug);
    const series = byKey.get(`${indicator?.id} ${lookup.listedCountry}`);
    return indicator === undefined || series === undefined ? [] : [{ ...lookup, indicator, series }];
  });
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
