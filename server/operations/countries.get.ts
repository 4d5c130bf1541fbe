import { type AppContext, getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { headlines } from '../countries/headlines.js';
import { readHeadline } from '../countries/readHeadline.js';
import { type HeadlineSeries, selectHeadlineSeries } from '../countries/selectHeadlineSeries.js';
import { toCountryRecord } from '../countries/toCountryRecord.js';
import { readOneState } from '../indicators/readOneState.js';
import { findCountry } from '../parameters/findCountryCode.js';
import type { Schemas } from '../schemas.js';
import { readCountrySummary } from '../store/countrySummaries.js';

/** Returns a country with its headline values. */
export const countriesGet: Operation<'countries.get'> = async (context, { path }) => {
  const { db } = context;
  const country = await findCountry(db, path.code);
  const record = toCountryRecord(country, await readCountrySummary(db, country.code));
  const find = () => selectHeadlineSeries(db, country.code, getToday(context));
  const values = await readOneState(db, find, (selected) => readHeadlines(context, selected));
  const held = new Set(values.map(({ id }) => id));
  const missing = headlines.filter(({ id }) => !held.has(id)).map(({ id, name }) => ({ id, name }));
  return { json: { country: record, headlines: values, missing } };
};

async function readHeadlines(context: AppContext, selected: HeadlineSeries[]): Promise<Schemas['HeadlineValue'][]> {
  const values: Schemas['HeadlineValue'][] = [];
  for (const one of selected) {
    const value = await readHeadline(context.db, one, getToday(context));
    if (value !== undefined) values.push(value);
  }
  return values;
}
