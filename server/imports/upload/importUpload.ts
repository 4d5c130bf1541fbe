import type { Knex } from 'knex';
import type { AppContext } from '../../appContext.js';
import { ApiError, invalidRequest } from '../../errors.js';
import { findCountryCode } from '../../parameters/findCountryCode.js';
import type { Schemas } from '../../schemas.js';
import type { Frequency } from '../../series/frequency.js';
import { type Indicator, listIndicatorsBySlugs } from '../../store/indicators.js';
import { listListedSeries } from '../../store/listedSeries.js';
import { runLongWork } from '../../store/longWork.js';
import { toApiError } from '../../toApiError.js';
import type { RecordChange } from '../applyImport.js';
import { importFetched } from '../importFetched.js';
import { toImportResult } from '../importJob.js';
import { createIncomingSeries, type RunImport } from '../incomingSeries.js';
import { prepareImport } from '../target.js';
import { uploader } from './buildUploadedSeries.js';
import type { ReadUpload, UploadInput, UploadSource } from './readUpload.js';

/** Which indicator an upload creates or extends. */
export type UploadTarget = Omit<Schemas['ObservationsUpload'], 'observations'>;

/** What a server adds: it reads and computes in worker threads, unless that is quick, and records changes. */
export interface UploadWork {
  read(input: UploadInput): Promise<ReadUpload>;
  compute: RunImport;
  /** Called in the transaction that writes a change, with the country of the series and the number of rows of the upload. */
  record(trx: Knex.Transaction, country: string | null, rowCount: number): Promise<void>;
}

/**
 * Creates or extends a custom indicator. Writes nothing if a part of the upload is invalid. Throws `invalid_request`, `import_refused`, or
 * `service_unavailable` if the database or the server cannot do it now.
 */
export async function importUpload(
  context: Pick<AppContext, 'db' | 'now'>,
  target: UploadTarget,
  source: UploadSource,
  work: UploadWork,
): Promise<Schemas['ImportResult']> {
  const { slug, name = slug, description: text, dryRun } = target;
  const { country, category, unit, frequency } = await resolveDefinition(context, target);
  const read = await work.read({ ...source, frequency });
  if ('problems' in read) throw invalidRequest(read.problems);
  const { rows, rowCount, file } = read;
  const id = `${slug}/${country}`;
  const description = { id, title: name, unit, frequency, seasonalAdjustment: null, updatedAt: null };
  const incoming = createIncomingSeries(description, { rows, rowCount }, work.compute);
  const definition = { slug, name, description: text, country, category, unit };
  const request = { provider: uploader.provider, providerSeriesId: id, definition };
  let cause: unknown;
  const report = (thrown: unknown) => {
    cause = thrown;
  };
  const prepared = await prepareImport(context.db, request);
  // Imports wait for each other, which can take longer than the statements of other requests may.
  const record: RecordChange = (trx, written) => work.record(trx, written.country, rowCount);
  const imported = await runLongWork(() =>
    importFetched(context, prepared, () => incoming, uploader, { dryRun, report, record }),
  );
  const result = toImportResult(imported);
  if (result.outcome === 'refused') throw new ApiError('import_refused', { ...result.failure });
  if (result.outcome === 'failed') throw toApiError(cause);
  return { ...result, ...(file && { file }) };
}

/**
 * Returns the definition of the series: from the existing indicator, otherwise from the request. Throws invalid_request
 * for a missing field.
 */
async function resolveDefinition(
  { db }: Pick<AppContext, 'db'>,
  { slug, country, category, unit, frequency }: UploadTarget,
) {
  const [indicator] = await listIndicatorsBySlugs(db, [slug]);
  assertSameFrequency(indicator, frequency);
  const code = (await findCountryCode(db, country)) ?? indicator?.defaultCountry;
  const [existing] =
    indicator && code ? await listListedSeries(db, { indicatorIds: [indicator.id], countries: [code] }) : [];
  const definition = {
    country: code,
    category: indicator?.category ?? category,
    unit: unit ?? existing?.series.unit,
    frequency: indicator?.frequency ?? frequency,
  };
  assertComplete(definition);
  return definition;
}

function assertSameFrequency(indicator: Indicator | undefined, frequency: Frequency | undefined): void {
  if (indicator === undefined || frequency === undefined || frequency === indicator.frequency) return;
  throw invalidRequest([
    { field: 'frequency', problem: `must be ${indicator.frequency}, the frequency of '${indicator.slug}'` },
  ]);
}

type Complete<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> };

/** Names all missing fields at once. */
function assertComplete<Fields extends object>(fields: Fields): asserts fields is Complete<Fields> & Fields {
  const missing = Object.entries(fields).filter(([, value]) => value === undefined);
  if (missing.length === 0) return;
  throw invalidRequest(missing.map(([field]) => ({ field, problem: 'is required for a new series' })));
}
