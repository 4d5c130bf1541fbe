import type { Knex } from 'knex';
import { type AppContext, getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import type { HeadlineSeries } from '../countries/findHeadlineCandidates.js';
import { type Headline, headlines } from '../countries/headlines.js';
import { readHeadlines } from '../countries/readHeadlines.js';
import { type MissingHeadline, selectHeadlines } from '../countries/selectHeadlines.js';
import { invalidRequest } from '../errors.js';
import { readOneState } from '../indicators/readOneState.js';
import { parseCountries } from '../parameters/parseCountries.js';
import type { Schemas } from '../schemas.js';
import { type Country, listCountries } from '../store/countries.js';

type Response = Schemas['HeadlineResponse'];

const defaultCountries = 'G20';

/** One request reads at most this many countries. */
const maxCountries = 60;

/** Returns one headline value of several countries, highest first. */
export const headlinesGet: Operation<'headlines.get'> = async (context, { path, query }) => {
  const { db } = context;
  const headline = headlines.find(({ id }) => id === path.id);
  if (headline === undefined) throw new Error(`The contract has the headline '${path.id}', the catalogue does not.`);
  const countries = await findCountries(db, query.country ?? defaultCountries);
  let missing: Response['missing'] = [];
  const find = async () => {
    const found = await select(context, headline, countries);
    missing = found.missing;
    return found.selected;
  };
  const values = await readOneState(db, find, (selected) => readValues(context, selected, countries));
  values.sort((a, b) => b.headline.value - a.headline.value);
  return { json: { id: path.id, name: headline.name, count: values.length, values, missing } };
};

/** Finds the countries of a list of codes and groups, in order of code. Throws `invalid_request` for `all` and for too many. */
async function findCountries(db: Knex, input: string): Promise<Country[]> {
  const selection = await parseCountries(db, input);
  if (selection.kind === 'all' || selection.kind === 'default')
    throw invalidRequest([{ field: 'country', problem: 'must be a list of codes and groups, not `all`' }]);
  const codes = selection.kind === 'one' ? [selection.code] : selection.codes;
  if (codes.length > maxCountries) {
    const problem = `stands for ${codes.length} countries; at most ${maxCountries} are allowed in one request`;
    throw invalidRequest([{ field: 'country', problem }]);
  }
  return (await listCountries(db)).filter(({ code }) => codes.includes(code));
}

/** Selects the series of a headline for each country that has one, and says why the others have none. */
async function select(context: AppContext, headline: Headline, countries: Country[]) {
  const codes = countries.map(({ code }) => code);
  const byCountry = await selectHeadlines(context.db, codes, getToday(context), [headline]);
  const selected: HeadlineSeries[] = [];
  const missing: Response['missing'] = [];
  for (const { code, name } of countries) {
    const found = byCountry.get(code);
    for (const series of found?.selected ?? []) selected.push(series);
    for (const one of found?.missing ?? []) missing.push({ country: { code, name }, ...omitName(one) });
  }
  return { selected, missing };
}

function omitName({ reason, message, lastDate }: MissingHeadline) {
  return { reason, message, lastDate };
}

async function readValues(context: AppContext, selected: HeadlineSeries[], countries: Country[]) {
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  const headlines = await readHeadlines(context.db, selected, getToday(context));
  return selected.flatMap(({ forCountry: code }, index): Response['values'] => {
    const headline = headlines[index];
    return headline === undefined ? [] : [{ country: { code, name: names.get(code) ?? code }, headline }];
  });
}
