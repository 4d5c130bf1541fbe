import { type AppContext, getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { loadCountrySummaries } from '../countries/countrySummaries.js';
import type { HeadlineSeries } from '../countries/findHeadlineCandidates.js';
import { readHeadline } from '../countries/readHeadline.js';
import { type MissingHeadline, selectHeadlines } from '../countries/selectHeadlines.js';
import { toCountryRecord } from '../countries/toCountryRecord.js';
import { readOneState } from '../indicators/readOneState.js';
import { findCountry } from '../parameters/findCountryCode.js';
import type { Schemas } from '../schemas.js';

/** Returns a country with its headline values. */
export const countriesGet: Operation<'countries.get'> = async (context, { path }) => {
  const { db, library } = context;
  const country = await findCountry(db, path.code);
  const summaries = await loadCountrySummaries(db, library.version);
  const record = toCountryRecord(country, summaries.get(country.code));
  let missing: MissingHeadline[] = [];
  const find = async () => {
    const found = await selectHeadlines(db, country.code, getToday(context));
    missing = found.missing;
    return found.selected;
  };
  const headlines = await readOneState(db, find, (selected) => readHeadlines(context, selected));
  return { json: { country: record, headlines, missing } };
};

async function readHeadlines(context: AppContext, selected: HeadlineSeries[]): Promise<Schemas['HeadlineValue'][]> {
  const values: Schemas['HeadlineValue'][] = [];
  for (const one of selected) {
    const value = await readHeadline(context.db, one, getToday(context));
    if (value !== undefined) values.push(value);
  }
  return values;
}
