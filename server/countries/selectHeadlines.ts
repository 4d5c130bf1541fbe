import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import {
  addDays,
  addPeriods,
  countDaysBetween,
  formatPeriod,
  getPeriodEnd,
  getPeriodStart,
} from '../series/periods.js';
import { groupBy } from '../store/rows.js';
import { assessHeadlineFreshness } from './assessHeadlineFreshness.js';
import { findHeadlineCandidates, type HeadlineSeries } from './findHeadlineCandidates.js';
import { type Headline, headlines } from './headlines.js';
import { isPriceOfOwnCurrency } from './isPriceOfOwnCurrency.js';

export type MissingHeadline = Schemas['MissingHeadline'];

/** The headlines of a country: the series of each, and those without one. */
export interface SelectedHeadlines {
  selected: HeadlineSeries[];
  missing: MissingHeadline[];
}

/** A value is no headline if its period, or the edition of a projection, is older. */
const maxAgeMonths = 24;
/** Some annual values appear only in the second year after their own. */
const maxAnnualAgeMonths = 36;

/**
 * Selects the series from which each headline of some countries is read, by default all headlines, and says why the others
 * are missing. Returns the headlines of each country, by its code. Throws `library_loading` if a series has no values yet.
 */
export async function selectHeadlines(
  db: Knex,
  countries: string[],
  day: string,
  wanted = headlines,
): Promise<Map<string, SelectedHeadlines>> {
  const candidates = groupBy(await findHeadlineCandidates(db, countries, day, wanted), ({ forCountry }) => forCountry);
  return new Map(countries.map((code) => [code, selectOfCountry(code, candidates.get(code) ?? [], day, wanted)]));
}

function selectOfCountry(
  country: string,
  candidates: HeadlineSeries[],
  day: string,
  wanted: readonly Headline[],
): SelectedHeadlines {
  const selected: HeadlineSeries[] = [];
  const missing: MissingHeadline[] = [];
  for (const headline of wanted) {
    const all = candidates.filter((one) => one.headline === headline);
    const isOwnCurrency = isPriceOfOwnCurrency(headline, country);
    const recent = isOwnCurrency ? [] : all.filter((one) => isRecent(one, day));
    const best = selectBest(recent, day);
    if (best !== undefined) selected.push(best);
    else missing.push(isOwnCurrency ? describeOwnCurrency(headline) : describeMissing(headline, all));
  }
  return { selected, missing };
}

/**
 * Selects the first source, unless its next value is overdue and a later source has a later period. Periods are compared by their
 * middle, since an average describes the middle of its period: a month of autumn is later than its year.
 */
function selectBest(candidates: HeadlineSeries[], day: string): HeadlineSeries | undefined {
  let best: HeadlineSeries | undefined;
  for (const next of candidates) {
    if (best === undefined) best = next;
    else if (getMiddle(next) > getMiddle(best)) {
      const { status } = assessHeadlineFreshness(best, best.lastDate, day);
      if (status !== 'current') best = next;
    }
  }
  return best;
}

function getMiddle({ indicator, lastDate }: HeadlineSeries): string {
  return addDays(lastDate, Math.floor(countDaysBetween(lastDate, getPeriodEnd(lastDate, indicator.frequency)) / 2));
}

/** Whether the last value is recent enough for a headline and, of a forecast, of the current period. */
function isRecent({ headline, indicator, series, vintages, lastDate }: HeadlineSeries, day: string): boolean {
  const { frequency } = indicator;
  const months = frequency === 'annual' ? maxAnnualAgeMonths : maxAgeMonths;
  const oldest = addPeriods(day, -months, 'monthly');
  if (getPeriodEnd(lastDate, frequency) < oldest) return false;
  if (series.publishesProjections && (vintages.last ?? '') < oldest) return false;
  return !headline.isForecast || lastDate >= getPeriodStart(day, frequency);
}

function describeOwnCurrency({ id, name, priceOf }: Headline): MissingHeadline {
  return { id, name, reason: 'own_currency', message: `${priceOf} is the currency of the country.`, lastDate: null };
}

function describeMissing({ id, name, isForecast }: Headline, candidates: HeadlineSeries[]): MissingHeadline {
  const [newest] = candidates.toSorted((a, b) => (getMiddle(a) < getMiddle(b) ? 1 : -1));
  if (newest === undefined) {
    return { id, name, reason: 'not_held', message: 'The library has no series for it.', lastDate: null };
  }
  const { indicator, lastDate, vintages } = newest;
  const last = formatPeriod(lastDate, indicator.frequency);
  return isForecast
    ? {
        ...{ id, name, lastDate, reason: 'no_projection' },
        message: `The newest edition, of ${vintages.last}, has no projection for the current period. Its last value is for ${last}.`,
      }
    : {
        ...{ id, name, lastDate, reason: 'ended' },
        message: `The last value, for ${last} in '${indicator.slug}', is too old.`,
      };
}
