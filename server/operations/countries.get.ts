import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { readHeadlines } from '../countries/readHeadlines.js';
import { type MissingHeadline, selectHeadlines } from '../countries/selectHeadlines.js';
import { toCountryRecord } from '../countries/toCountryRecord.js';
import { readOneState } from '../indicators/readOneState.js';
import { findCountry } from '../parameters/findCountryCode.js';
import { readCountrySummaries } from '../store/countrySummaries.js';

/** Returns a country with its headline values. */
export const countriesGet: Operation<'countries.get'> = async (context, { path }) => {
  const { db } = context;
  const country = await findCountry(db, path.code);
  const summaries = await readCountrySummaries(db, [country.code]);
  const record = toCountryRecord(country, summaries.get(country.code));
  const day = getToday(context);
  let missing: MissingHeadline[] = [];
  const find = async () => {
    const found = (await selectHeadlines(db, [country.code], day)).get(country.code);
    missing = found?.missing ?? [];
    return found?.selected ?? [];
  };
  const values = await readOneState(db, find, (selected) => readHeadlines(db, selected, day));
  return { json: { country: record, headlines: values.filter((value) => value !== undefined), missing } };
};
