import type { Question, SeriesQuery } from '../provider.js';
import { yearsOf } from '../yearsOf.js';

/** The question for data in the form of SDMX REST 2.1: a flow, the codes of each place of its key, the years, and what is particular to a provider. */
export function dataQuestion(
  baseUrl: string,
  flow: string,
  key: string[][],
  query: SeriesQuery,
  particulars: Record<string, string>,
): Question {
  const url = new URL(`data/${flow}/${key.map((codes) => codes.join('+')).join('.')}`, baseUrl);
  const { from, to } = yearsOf(query);
  url.search = new URLSearchParams({
    ...(from && { startPeriod: from }),
    ...(to && { endPeriod: to }),
    ...particulars,
  }).toString();
  return { url };
}
