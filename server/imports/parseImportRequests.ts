import type { AppContext } from '../appContext.js';
import { ApiError, type ErrorDetail, invalidRequest } from '../errors.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import type { Schemas } from '../schemas.js';
import { defaultCountries } from './defaultCountries.js';
import type { NewSeries } from './describeSeries.js';
import { ImportRefusal } from './importRefusal.js';
import type { ProviderImportRequest } from './importSeries.js';
import { isStorageAllowed } from './isStorageAllowed.js';
import { findTarget } from './target.js';

type SeriesInput = Schemas['ImportedSeries'];

/**
 * Converts the request body to import requests and checks what can be checked without the providers. Throws `storing_not_allowed`, and `invalid_request`
 * for a duplicate series or a new series without a description.
 */
export async function parseImportRequests(
  { db, config }: AppContext,
  inputs: SeriesInput[],
): Promise<ProviderImportRequest[]> {
  if (inputs.some(({ provider }) => !isStorageAllowed(provider, config))) throw new ApiError('storing_not_allowed');
  const names = inputs.map(({ provider, seriesId }) => `${provider} ${seriesId}`);
  if (new Set(names).size < names.length) {
    throw invalidRequest([{ field: 'series', problem: 'names the same series twice' }]);
  }
  const requests: ProviderImportRequest[] = [];
  const missing: ErrorDetail[] = [];
  for (const [index, series] of inputs.entries()) {
    const country = await resolveCountry(db, series, index);
    const request = toProviderRequest(series, country);
    requests.push(request);
    if (request.definition === undefined && (await isNew(db, request)))
      missing.push(...listMissingFields(series, country, index));
  }
  if (missing.length > 0) throw invalidRequest(missing);
  return requests;
}

async function resolveCountry(
  db: AppContext['db'],
  { provider, country }: SeriesInput,
  index: number,
): Promise<string | undefined> {
  try {
    return await findCountryCode(db, country ?? defaultCountries[provider]);
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.details === undefined) throw thrown;
    const details = thrown.details.map((detail) => ({ ...detail, field: `series/${index}/${detail.field}` }));
    throw invalidRequest(details, { suggestions: thrown.suggestions ?? [] });
  }
}

function toProviderRequest(
  { provider, seriesId, category, ...rest }: SeriesInput,
  country: string | undefined,
): ProviderImportRequest {
  const source = { provider, providerSeriesId: seriesId };
  if (country === undefined || category === undefined) return source;
  const definition: NewSeries = { ...rest, category, country };
  return { ...source, definition };
}

/** Whether a request is for a new series. The import reports problems with an existing one. */
async function isNew(db: AppContext['db'], request: ProviderImportRequest): Promise<boolean> {
  try {
    return (await findTarget(db, request)) === undefined;
  } catch (thrown) {
    if (thrown instanceof ImportRefusal) return false;
    throw thrown;
  }
}

function listMissingFields({ category }: SeriesInput, country: string | undefined, index: number): ErrorDetail[] {
  const problem = 'is required for a new series';
  const fields = [...(country === undefined ? ['country'] : []), ...(category === undefined ? ['category'] : [])];
  return fields.map((field) => ({ field: `series/${index}/${field}`, problem }));
}
