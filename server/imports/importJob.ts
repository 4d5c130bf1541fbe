import type { Schemas } from '../schemas.js';
import type { StoredJob } from '../store/jobs.js';
import type { ImportResult } from './importResult.js';

const kinds = { write: 'import.indicators', dryRun: 'import.indicators.dry-run' };

/** Returns the kind of an import job or of its dry run. */
export function getImportJobKind(dryRun: boolean): string {
  return dryRun ? kinds.dryRun : kinds.write;
}

export function isImportJob({ kind }: StoredJob): boolean {
  return kind === kinds.write || kind === kinds.dryRun;
}

/** The stored result of an import job. */
export interface ImportResults {
  results: Schemas['ImportResult'][];
}

const noHeld = { held: 0 };

/** Converts a job to the ImportJob of the contract. */
export function toImportJob(job: StoredJob): Schemas['ImportJob'] {
  const { id, state, done, total, createdAt, startedAt, endedAt, error } = job;
  // Results of earlier versions do not state what was held.
  const results = ((job.result as ImportResults | null)?.results ?? []).map((result) => ({ ...noHeld, ...result }));
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

/** Converts the result of a series to the ImportResult of the contract. */
export function toImportResult({ providerSeriesId, failure, ...rest }: ImportResult): Schemas['ImportResult'] {
  return { ...rest, seriesId: providerSeriesId, failure: failure as Schemas['ImportResult']['failure'] };
}
