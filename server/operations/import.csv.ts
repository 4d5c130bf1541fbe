import { getComputeLimits } from '../access/plans.js';
import { auditAccount } from '../accounts/audit.js';
import type { AppContext } from '../appContext.js';
import { requireAccount, requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError, invalidRequest } from '../errors.js';
import { uploader } from '../imports/buildUploadedSeries.js';
import { importFetched } from '../imports/importFetched.js';
import { toImportResult } from '../imports/importJob.js';
import { createIncomingSeries, type IncomingSeries } from '../imports/incomingSeries.js';
import { readUpload, UploadError, type UploadRow } from '../imports/readUpload.js';
import type { SeriesDescription } from '../imports/seriesDescription.js';
import { prepareImport } from '../imports/target.js';
import type { Input } from '../operationInput.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import type { Frequency } from '../series/frequency.js';
import { type Indicator, listIndicatorsBySlugs } from '../store/indicators.js';
import { listListedSeries } from '../store/listedSeries.js';

type Query = Input<'import.csv'>['query'];

/** Creates or extends a custom indicator from a CSV file. Writes nothing if any part of the file is invalid. */
export const importCsv: Operation<'import.csv'> = async (context, { caller, query, body }) => {
  const { slug, name = slug, description, dryRun } = query;
  const { country, category, unit, frequency } = await resolveDefinition(context, query);
  const rows = await parseRows(body, frequency);
  const definition = { slug, name, description, country, category, unit };
  const id = `${slug}/${country}`;
  const request = { provider: uploader.provider, providerSeriesId: id, definition };
  const series = toUploadedSeries(context, requireAccount(caller), { id, title: name, unit, frequency }, rows);
  let cause: unknown;
  const report = (thrown: unknown) => {
    cause = thrown;
  };
  const prepared = await prepareImport(context.db, request);
  const result = await importFetched(context, prepared, () => series, uploader, { dryRun, report });
  const record = toImportResult(result);
  if (result.outcome === 'refused') throw new ApiError('import_refused', { ...record.failure });
  if (result.outcome === 'failed') throw new ApiError('service_unavailable', { cause });
  if (!dryRun && result.outcome === 'changed') {
    await auditAccount(context, 'import.csv', requireAccountId(caller), {
      indicator: slug,
      country,
      rows: rows.length,
    });
  }
  return { json: record };
};

function toUploadedSeries(
  { compute }: AppContext,
  { accountId, plan }: ReturnType<typeof requireAccount>,
  given: Pick<SeriesDescription, 'id' | 'title' | 'unit' | 'frequency'>,
  rows: UploadRow[],
): IncomingSeries {
  const description = { ...given, seasonalAdjustment: null, updatedAt: null };
  const owner = { name: accountId, weight: getComputeLimits(plan).weight };
  return createIncomingSeries(description, { rows }, (input) => compute.run('import', input, { owner }));
}

/**
 * Returns the definition of the series: from the existing indicator, otherwise from the query. Throws invalid_request
 * for a missing field.
 */
async function resolveDefinition({ db }: AppContext, { slug, country, category, unit, frequency }: Query) {
  const [indicator] = await listIndicatorsBySlugs(db, [slug]);
  assertSameFrequency(indicator, frequency);
  const code = (await findCountryCode(db, country)) ?? indicator?.defaultCountry;
  const [existing] =
    indicator && code ? await listListedSeries(db, { indicatorIds: [indicator.id], countries: [code] }) : [];
  return {
    country: requireField('country', code),
    category: requireField('category', indicator?.category ?? category),
    unit: requireField('unit', unit ?? existing?.series.unit),
    frequency: requireField('frequency', indicator?.frequency ?? frequency),
  };
}

function assertSameFrequency(indicator: Indicator | undefined, frequency: Frequency | undefined): void {
  if (indicator === undefined || frequency === undefined || frequency === indicator.frequency) return;
  throw invalidRequest([
    { field: 'frequency', problem: `must be ${indicator.frequency}, the frequency of '${indicator.slug}'` },
  ]);
}

function requireField<Value>(field: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw invalidRequest([{ field, problem: 'is required for a new series' }]);
}

async function parseRows(text: string, frequency: Frequency): Promise<UploadRow[]> {
  try {
    return await readUpload(text, frequency);
  } catch (failure) {
    if (!(failure instanceof UploadError)) throw failure;
    throw invalidRequest(failure.problems.map((problem) => ({ field: 'body', problem })));
  }
}
