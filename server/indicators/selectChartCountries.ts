import type { Knex } from 'knex';
import { findCountryGroup } from '../countryGroups.js';
import { invalidRequest } from '../errors.js';
import { parseCountries } from '../parameters/parseCountries.js';
import { listListedSeries } from '../store/listedSeries.js';
import { findIndicators } from './findIndicators.js';
import { createCountryNotAvailableError } from './findSeries.js';

/**
 * Selects the countries of a chart, in the order of the request; undefined stands for the default country. With a group, the countries
 * for which the indicator has a series. Throws `invalid_request` for more than `maxCountries`, and `country_not_available` for none.
 */
export async function selectChartCountries(
  db: Knex,
  slug: string,
  input: string | undefined,
  maxCountries: number,
): Promise<(string | undefined)[]> {
  const selection = await parseCountries(db, input);
  if (input === undefined || selection.kind === 'default') return [undefined];
  if (selection.kind === 'one') return [selection.code];
  const requested = selection.kind === 'several' ? selection.codes : undefined;
  const countries =
    requested === undefined || namesGroup(input) ? await listHeld(db, slug, requested, input) : requested;
  if (countries.length <= maxCountries) return countries;
  const problem = `stands for ${countries.length} countries. A chart has at most ${maxCountries} lines: name at most ${maxCountries} countries`;
  throw invalidRequest([{ field: 'country', problem }]);
}

function namesGroup(input: string): boolean {
  return input.split(',').some((part) => findCountryGroup(part.trim().toUpperCase()) !== undefined);
}

/** Lists the countries for which an indicator has a series: of those requested, or all. */
async function listHeld(db: Knex, slug: string, requested: string[] | undefined, input: string): Promise<string[]> {
  const indicators = await findIndicators(db, [slug]);
  const listed = await listListedSeries(db, { indicatorIds: indicators.map(({ id }) => id), countries: requested });
  const held = listed.map(({ series }) => series.country);
  const [indicator] = indicators;
  if (held.length === 0 && indicator !== undefined) throw await createCountryNotAvailableError(db, indicator, input);
  return requested?.filter((code) => held.includes(code)) ?? held;
}
