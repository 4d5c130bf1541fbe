import type { Operation } from '../contract.js';
import { loadHeadlineSummaries } from '../countries/headlineSummaries.js';

/** Lists the headlines, with the number of countries for which the library holds each. */
export const headlinesList: Operation<'headlines.list'> = async ({ db, library }) => {
  const headlines = await loadHeadlineSummaries(db, library.version);
  return { json: { count: headlines.length, headlines } };
};
