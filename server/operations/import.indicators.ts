import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { getImportJobKind, type ImportResults, toImportJob, toImportResult } from '../imports/importJob.js';
import { importSeries } from '../imports/importSeries.js';
import { parseImportRequests } from '../imports/parseImportRequests.js';

/** Imports series from providers in a background job, or previews what an import would change. */
export const importIndicators: Operation<'import.indicators'> = async (context, { body, caller }) => {
  const { series, dryRun = false } = body;
  const requests = await parseImportRequests(context, series);
  const kind = getImportJobKind(dryRun);
  const job = await context.jobs.start(
    { accountId: requireAccountId(caller), kind, total: requests.length },
    async (progress) => {
      progress.started();
      const results: ImportResults['results'] = [];
      for await (const result of importSeries(context, requests, { dryRun, report: progress.stepFailed })) {
        results.push(toImportResult(result));
        progress.report(results.length, { results });
      }
      return { results };
    },
  );
  return { json: toImportJob(job), status: 202, location: `/api/import/jobs/${job.id}` };
};
