import type { Knex } from 'knex';
import { cacheByVersion } from '../cacheByVersion.js';
import type { Schemas } from '../schemas.js';
import { observationsPerYear } from '../series/frequency.js';
import { listCountries } from '../store/countries.js';
import { type HeldCountry, listHeldCountries } from '../store/heldCountries.js';
import { groupBy } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import { getChangeUnit } from './getChangeUnit.js';
import { type Headline, headlines } from './headlines.js';
import { isPriceOfOwnCurrency } from './isPriceOfOwnCurrency.js';
import { listLookups } from './listLookups.js';

type HeadlineSummary = Schemas['HeadlineSummary'];

/** Loads what the library holds of each headline. Reads the series of all headlines once for each version of the library. */
export const loadHeadlineSummaries = cacheByVersion(readHeadlineSummaries);

async function readHeadlineSummaries(db: Knex): Promise<HeadlineSummary[]> {
  const slugs = new Set(headlines.flatMap(({ sources }) => sources.map(({ indicator }) => indicator)));
  const held = groupBy(await listHeldCountries(db, [...slugs]), ({ slug }) => slug);
  const countries = (await listCountries(db)).map(({ code }) => code);
  const summaries: HeadlineSummary[] = [];
  for (const headline of headlines) {
    await takeTurn();
    summaries.push(summarize(headline, countries, held));
  }
  return summaries;
}

function summarize(headline: Headline, countries: string[], held: Map<string, HeldCountry[]>): HeadlineSummary {
  const { id, name, description, unit, sources } = headline;
  const rows = sources.flatMap(({ indicator }) => held.get(indicator) ?? []);
  const keys = new Set(rows.map(({ slug, country }) => `${slug} ${country}`));
  const isHeld = (country: string) =>
    !isPriceOfOwnCurrency(headline, country) &&
    listLookups(headline, country).some(({ slug, listedCountry }) => keys.has(`${slug} ${listedCountry}`));
  const frequencies = [...new Set(rows.map(({ frequency }) => frequency))];
  return {
    ...{ id: id as HeadlineSummary['id'], name, description, unit },
    changeUnit: getChangeUnit(headline),
    frequencies: frequencies.sort((a, b) => observationsPerYear[b] - observationsPerYear[a]),
    countries: countries.filter(isHeld).length,
    path: `/v1/headlines/${id}`,
  };
}
