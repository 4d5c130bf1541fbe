import type { CacheValidators, HttpResponse, Sender } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readValidators } from '../readValidators.js';
import { findStatusFailure } from '../responseFailure.js';

const title = 'The US Census Bureau';
const baseUrl = 'https://api.census.gov/data/';

/** The budget for the US Census Bureau, whose API states no limit. */
export const census = { name: 'census', title, budgets: [{ calls: 60, seconds: 60 }] };

export interface Dataset {
  /** Its path, such as `acs/acs5` or `timeseries/eits/marts`. */
  dataset: string;
  /** Undefined for time series. */
  year: number | undefined;
}

/** Fetches the variables of a data set as JSON text. Throws a ProviderFailure. */
export function fetchVariables(
  send: Sender,
  key: string | undefined,
  { dataset, year }: Dataset,
  validators: CacheValidators | undefined,
): Promise<{ body: string; validators: CacheValidators | undefined }> {
  const url = new URL(`${year === undefined ? '' : `${year}/`}${dataset}/variables.json`, baseUrl);
  if (key !== undefined) url.searchParams.set('key', key);
  return send({ url, validators }, (response) => {
    const failure = findFailure(response, key);
    if (failure) throw failure;
    return { body: response.text, validators: readValidators(response) };
  });
}

/** For a missing or invalid key the API redirects to a page. The target URL contains the key and must not be quoted. */
function findFailure(response: HttpResponse, key: string | undefined): ProviderFailure | undefined {
  const { status, headers, contentType, text } = response;
  const hints = [headers.get('location'), contentType === 'text/html' ? text : ''].join();
  if (headers.has('x-datawebapi-keyerror') || /(missing|invalid)_key/.test(hints)) {
    const problem =
      key === undefined
        ? 'requires an API key. The operator can set CENSUS_API_KEY'
        : 'rejected the key in CENSUS_API_KEY';
    return new ProviderFailure('unauthorized', `${title} ${problem}.`);
  }
  if (status === 404) return new ProviderFailure('not_found', `${title} has no such data set.`);
  if (status >= 300 || contentType !== 'text/html') return findStatusFailure(title, response);
  return new ProviderFailure('unavailable', `${title} returned a web page instead of data.`, { transient: true });
}
