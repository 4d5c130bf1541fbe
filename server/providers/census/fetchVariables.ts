import { markOf } from '../markOf.js';
import type { Answer, AnswerMark, Ask } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { refusalByStatus } from '../refusal.js';

const title = 'The US Census Bureau';
const address = 'https://api.census.gov/data/';

/** How the API of the Census is asked: about once a second, since it states no limit. */
export const census = { name: 'census', title, budgets: [{ calls: 60, seconds: 60 }] };

export interface Dataset {
  /** Its path, such as `acs/acs5` or `timeseries/eits/marts`. */
  dataset: string;
  /** Undefined of time series. */
  year: number | undefined;
}

/** The variables of a data set, as the text of the answer. Throws a ProviderFailure. */
export function fetchVariables(
  ask: Ask,
  key: string | undefined,
  { dataset, year }: Dataset,
  known: AnswerMark | undefined,
): Promise<{ body: string; mark: AnswerMark | undefined }> {
  const url = new URL(`${year === undefined ? '' : `${year}/`}${dataset}/variables.json`, address);
  if (key !== undefined) url.searchParams.set('key', key);
  return ask({ url, known }, (answer) => {
    const refusal = refusalIn(answer, key);
    if (refusal) throw refusal;
    return { body: answer.text, mark: markOf(answer) };
  });
}

/** A missing or wrong key is refused by a redirect to a page; where that leads holds the key, and is never quoted. */
function refusalIn(answer: Answer, key: string | undefined): ProviderFailure | undefined {
  const { status, headers, contentType, text } = answer;
  const signs = [headers.get('location'), contentType === 'text/html' ? text : ''].join();
  if (headers.has('x-datawebapi-keyerror') || /(missing|invalid)_key/.test(signs)) {
    const what =
      key === undefined ? 'wants a key; the operator can set CENSUS_API_KEY' : 'refused the key in CENSUS_API_KEY';
    return new ProviderFailure('unauthorized', `${title} ${what}.`);
  }
  if (status === 404) return new ProviderFailure('not_found', `${title} has no such data set.`);
  if (status >= 300 || contentType !== 'text/html') return refusalByStatus(title, answer);
  return new ProviderFailure('unavailable', `${title} answered a page instead of data.`, { transient: true });
}
