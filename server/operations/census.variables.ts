import type { AppContext } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Input, Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { cachedAnswer } from '../library/cachedAnswer.js';
import { cursorAt, offsetOf } from '../library/offsetPages.js';
import { providerRefusal } from '../library/providerRefusal.js';
import { census, fetchVariables } from '../providers/census/fetchVariables.js';
import type { VariablesQuery } from '../providers/census/readVariables.js';
import { ProviderFailure } from '../providers/providerFailure.js';

const dayMilliseconds = 86_400_000;

type Query = Input<'census.variables'>['query'];

/** The variables of a data set of the US Census Bureau, asked there at most once a day. */
export const censusVariables: Operation<'census.variables'> = async (context, { query, caller }) => {
  checkYear(query);
  const { dataset, year, q = '', group, limit } = query;
  const offset = offsetOf(query);
  const read = (text: string, question: Partial<VariablesQuery> = {}) =>
    context.compute.run(
      'variables',
      { text, words: [], group: undefined, offset: 0, limit: 0, ...question },
      requireAccountId(caller),
    );
  const answer = await ask(context, query, async (body) => (await read(body)) !== undefined);
  const words = q.split(/\s+/).filter((word) => word !== '');
  const page = await read(answer.body, { words, group, offset, limit });
  if (page === undefined) throw new Error('What was checked before it was kept is no list of variables.');
  const { total, variables } = page;
  return {
    json: {
      dataset,
      year: year ?? null,
      count: variables.length,
      total,
      variables,
      fetchedAt: answer.fetchedAt,
      ageSeconds: Math.max(0, Math.floor((context.now().getTime() - Date.parse(answer.fetchedAt)) / 1000)),
      isStale: answer.isStale,
      nextCursor: cursorAt(offset + limit, total, query),
    },
  };
};

/** Data sets are of a year, and time series of none. */
function checkYear({ dataset, year }: Query): void {
  const isTimeSeries = dataset.startsWith('timeseries/');
  if (isTimeSeries && year !== undefined) throw invalidRequest([{ field: 'year', problem: 'is not for time series' }]);
  if (!isTimeSeries && year === undefined)
    throw invalidRequest([{ field: 'year', problem: 'is missing; only time series have none' }]);
}

/** The bureau's answer, kept or new; a new one is kept when it is whole. */
async function ask(context: AppContext, { dataset, year }: Query, isWhole: (body: string) => Promise<boolean>) {
  const key = context.config.CENSUS_API_KEY;
  const door = context.httpClients.getSender(census, key);
  try {
    return await cachedAnswer(context, {
      provider: census.name,
      key: `variables ${year ?? ''} ${dataset}`,
      freshFor: dayMilliseconds,
      async fetch(known) {
        const fetched = await fetchVariables(door, key, { dataset, year }, known);
        if (await isWhole(fetched.body)) return fetched;
        throw new ProviderFailure('malformed', `${census.title} answered what is no list of variables.`);
      },
    });
  } catch (failure) {
    throw providerRefusal(failure, 'dataset_not_found');
  }
}
