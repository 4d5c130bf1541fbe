import type { Operation } from '../contract.js';
import { writeUpload } from '../writeUpload.js';

/** Creates or extends a custom indicator from a CSV file. Writes nothing if any part of the file is invalid. */
export const importCsv: Operation<'import.csv'> = async (context, { caller, query, body }) => {
  const { separator, decimal, dateOrder, dateColumn, valueColumn, vintageColumn, ...target } = query;
  const options = { separator, decimal, dateOrder, dateColumn, valueColumn, vintageColumn };
  return { json: await writeUpload(context, caller, 'import.csv', target, { text: body, options }) };
};
