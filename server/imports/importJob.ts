import type { Schemas } from '../schemas.js';
import type { StoredJob } from '../store/jobs.js';
import type { ImportResult } from './importResult.js';

/** The kinds of tasks that import. */
const kinds = { write: 'import.indicators', dryRun: 'import.indicators.dry-run' };

/** The kind of a task that imports, or only finds out what an import would change. */
export function getImportJobKind(dryRun: boolean): string {
  return dryRun ? kinds.dryRun : kinds.write;
}

export function isImportJob({ kind }: StoredJob): boolean {
  return kind === kinds.write || kind === kinds.dryRun;
}

/** What an import leaves with its task. */
export interface ImportResults {
  results: Schemas['ImportResult'][];
}

/** A task that imports, as its owner sees it. */
export function toImportJob(job: StoredJob): Schemas['ImportJob'] {
  const { id, state, done, total, createdAt, startedAt, endedAt, error } = job;
  const { results } = (job.result as ImportResults | null) ?? { results: [] };
  const count = (outcome: ImportResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return {
    ...{ id, state, dryRun: job.kind === kinds.dryRun, progress: { done, total }, createdAt, startedAt, endedAt },
    counts: {
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
      failed: count('failed'),
    },
    results,
    error: error as Schemas['ImportJob']['error'],
  };
}

/** What became of a series, as the contract has it. */
export function toImportResult({ providerSeriesId, failure, ...rest }: ImportResult): Schemas['ImportResult'] {
  return { ...rest, seriesId: providerSeriesId, failure: failure as Schemas['ImportResult']['failure'] };
}
