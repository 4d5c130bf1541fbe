import type { AppContext } from '../appContext.js';
import type { Schemas } from '../contract.js';
import { ApiError, type ErrorDetail, invalidRequest } from '../errors.js';
import type { NewSeries } from '../imports/describeSeries.js';
import { ImportRefusal } from '../imports/importRefusal.js';
import type { ProviderImportRequest } from '../imports/importSeries.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import { findTarget } from '../imports/target.js';
import type { ProviderName } from '../providers/provider.js';
import { countryCode } from './countryCode.js';

type Given = Schemas['ImportedSeries'];

/** The country of providers that have one alone. */
const onlyCountry: Partial<Record<ProviderName, string>> = { fred: 'US', bls: 'US', bea: 'US', ecb: 'EA' };

/**
 * What is to be imported, checked as far as that goes without the providers. Throws `storing_not_allowed`, and `invalid_request` for a series that is
 * named twice, or new and not described.
 */
export async function importRequests({ db, config }: AppContext, given: Given[]): Promise<ProviderImportRequest[]> {
  if (given.some(({ provider }) => !isStorageAllowed(provider, config))) throw new ApiError('storing_not_allowed');
  const names = given.map(({ provider, seriesId }) => `${provider} ${seriesId}`);
  if (new Set(names).size < names.length) {
    throw invalidRequest([{ field: 'series', problem: 'names the same one twice' }]);
  }
  const requests: ProviderImportRequest[] = [];
  const missing: ErrorDetail[] = [];
  for (const [place, series] of given.entries()) {
    const country = await countryOf(db, series, place);
    const request = requestFor(series, country);
    requests.push(request);
    if (request.definition === undefined && (await isNew(db, request)))
      missing.push(...missingOf(series, country, place));
  }
  if (missing.length > 0) throw invalidRequest(missing);
  return requests;
}

async function countryOf(
  db: AppContext['db'],
  { provider, country }: Given,
  place: number,
): Promise<string | undefined> {
  try {
    return await countryCode(db, country ?? onlyCountry[provider]);
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.details === undefined) throw thrown;
    const details = thrown.details.map((detail) => ({ ...detail, field: `series/${place}/${detail.field}` }));
    throw invalidRequest(details, { suggestions: thrown.suggestions ?? [] });
  }
}

function requestFor(
  { provider, seriesId, category, ...own }: Given,
  country: string | undefined,
): ProviderImportRequest {
  const named = { provider, providerSeriesId: seriesId };
  if (country === undefined || category === undefined) return named;
  const definition: NewSeries = { ...own, category, country };
  return { ...named, definition };
}

/** What is wrong with a series that is here already its import will tell. */
async function isNew(db: AppContext['db'], request: ProviderImportRequest): Promise<boolean> {
  try {
    return (await findTarget(db, request)) === undefined;
  } catch (thrown) {
    if (thrown instanceof ImportRefusal) return false;
    throw thrown;
  }
}

function missingOf({ category }: Given, country: string | undefined, place: number): ErrorDetail[] {
  const problem = 'is needed for a series that is new here';
  const fields = [...(country === undefined ? ['country'] : []), ...(category === undefined ? ['category'] : [])];
  return fields.map((field) => ({ field: `series/${place}/${field}`, problem }));
}
