import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { importSeries } from '../imports/importSeries.js';
import { type ImportResults, importJobRecord, importResultRecord, importTaskKind } from '../library/importJob.js';
import { importRequests } from '../library/importRequests.js';

/** Imports series from providers in the background, or finds out what an import would change. */
export const importIndicators: Operation<'import.indicators'> = async (context, { body, caller }) => {
  const { series, dryRun = false } = body;
  const requests = await importRequests(context, series);
  const kind = importTaskKind(dryRun);
  const task = await context.jobs.start(
    { accountId: requireAccountId(caller), kind, total: requests.length },
    async (progress) => {
      progress.started();
      const results: ImportResults['results'] = [];
      for await (const result of importSeries(context, requests, { dryRun, report: progress.stepFailed })) {
        results.push(importResultRecord(result));
        progress.report(results.length, { results });
      }
      return { results };
    },
  );
  return { json: importJobRecord(task), status: 202, location: `/api/import/jobs/${task.id}` };
};
