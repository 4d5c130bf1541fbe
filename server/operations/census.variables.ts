import { getComputeLimits } from '../access/plans.js';
import type { AppContext } from '../appContext.js';
import { requireAccount } from '../caller.js';
import { runComputation } from '../compute/runComputation.js';
import type { Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import type { Input } from '../operationInput.js';
import { createCursorAt, getOffset } from '../paging/offsetPages.js';
import { fetchWithCache } from '../providerData/fetchWithCache.js';
import { toApiError } from '../providerData/toApiError.js';
import { census, fetchVariables } from '../providers/census/fetchVariables.js';
import { ProviderFailure } from '../providers/providerFailure.js';

const dayMs = 86_400_000;

const datasetAdvice = { field: 'dataset', change: 'Choose another dataset' };

type Query = Input<'census.variables'>['query'];

/** Lists the variables of a dataset of the US Census Bureau. Fetches the list at most once a day. */
export const censusVariables: Operation<'census.variables'> = async (context, request) => {
  const { query } = request;
  assertYear(query);
  const { dataset, year, q = '', group, limit } = query;
  const offset = getOffset(query);
  const { accountId, plan } = requireAccount(request.caller);
  const owner = { name: accountId, weight: getComputeLimits(plan).weight };
  // Requests share the fetch and its check. So no single one is charged for the check, or stops it by disconnecting.
  const isComplete = async (text: string) => {
    const input = { text, words: [], group: undefined, offset: 0, limit: 0 };
    return (await context.compute.run('variables', input, { owner })) !== undefined;
  };
  const response = await fetchCachedVariables(context, query, isComplete);
  const words = q.split(/\s+/).filter((word) => word !== '');
  const input = { text: response.body, words, group, offset, limit };
  const page = await runComputation(context, request, 'variables', input, datasetAdvice);
  if (page === undefined) throw new Error('The cached response is not a list of variables.');
  const { total, variables } = page;
  return {
    json: {
      dataset,
      year: year ?? null,
      count: variables.length,
      total,
      variables,
      fetchedAt: response.fetchedAt,
      ageSeconds: Math.max(0, Math.floor((context.now().getTime() - Date.parse(response.fetchedAt)) / 1000)),
      isStale: response.isStale,
      nextCursor: createCursorAt(offset + limit, total, query),
    },
  };
};

/**
 * Throws invalid_request if the year is missing, or set for a time series. Datasets have a year unless they are time
 * series.
 */
function assertYear({ dataset, year }: Query): void {
  const isTimeSeries = dataset.startsWith('timeseries/');
  if (isTimeSeries && year !== undefined)
    throw invalidRequest([{ field: 'year', problem: 'must not be set for a time series' }]);
  if (!isTimeSeries && year === undefined)
    throw invalidRequest([{ field: 'year', problem: 'is required unless the dataset is a time series' }]);
}

/** Returns the bureau's response from the cache, or fetches it. Only a complete response is cached. */
async function fetchCachedVariables(
  context: AppContext,
  { dataset, year }: Query,
  isComplete: (body: string) => Promise<boolean>,
) {
  const key = context.config.CENSUS_API_KEY;
  const httpClient = context.httpClients.getSender(census, key);
  try {
    return await fetchWithCache(context, {
      provider: census.name,
      key: `variables ${year ?? ''} ${dataset}`,
      freshForMs: dayMs,
      async fetch(validators) {
        const fetched = await fetchVariables(httpClient, key, { dataset, year }, validators);
        if (await isComplete(fetched.body)) return fetched;
        throw new ProviderFailure('malformed', `${census.title} returned a response that is not a list of variables.`);
      },
    });
  } catch (failure) {
    throw toApiError(failure, 'dataset_not_found');
  }
}
