import { getComputeLimits } from '../access/plans.js';
import { auditAccount } from '../accounts/audit.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { getImportJobKind, type ImportResults, toImportJob, toImportResult } from '../imports/importJob.js';
import { importSeries } from '../imports/importSeries.js';
import type { RunImport } from '../imports/incomingSeries.js';
import { parseImportRequests } from '../imports/parseImportRequests.js';

/** A series is a part of a job. How long the others take is known only when they have been fetched. */
const part = { totalCost: Number.POSITIVE_INFINITY, isAwaited: false };

/** Imports series from providers in a background job, or previews what an import would change. */
export const importIndicators: Operation<'import.indicators'> = async (context, { body, caller }) => {
  const { series, dryRun = false } = body;
  const requests = await parseImportRequests(context, series);
  const kind = getImportJobKind(dryRun);
  const { accountId, plan } = requireAccount(caller);
  const owner = { name: accountId, weight: getComputeLimits(plan).weight };
  const run: RunImport = (input) => context.compute.run('import', input, { owner, part });
  const job = await context.jobs.start({ accountId, kind, total: requests.length }, async (progress) => {
    progress.started();
    const results: ImportResults['results'] = [];
    for await (const result of importSeries(context, requests, { run, dryRun, report: progress.stepFailed })) {
      results.push(toImportResult(result));
      progress.report(results.length, { results });
    }
    return { results };
  });
  if (!dryRun) {
    const names = requests.map(({ provider, providerSeriesId }) => `${provider}/${providerSeriesId}`);
    await auditAccount(context, 'import.indicators', accountId, { job: job.id, series: names });
  }
  return { json: toImportJob(job), status: 202, location: `/api/import/jobs/${job.id}` };
};
