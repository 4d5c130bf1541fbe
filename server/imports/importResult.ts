import type { FailureKind } from '../providers/providerFailure.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import type { ImportOutcome } from '../store/seriesSources.js';
import { ImportRefusal, type RefusalKind } from './importRefusal.js';

/** Why nothing was imported: what became of the call to the provider, why its answer was refused, or that the database did not take it. */
export interface ImportFailure {
  kind: FailureKind | RefusalKind | 'storage_failed';
  message: string;
}

/** What an import changed, or would change, in the latest values of a series. */
export interface ImportedChange {
  /** Vintages that were written, new ones or again. */
  vintages: number;
  /** The day of our latest vintage where it was written again; null where every vintage is new. */
  replacedVintage: string | null;
  added: number;
  revised: number;
  withdrawn: number;
  /** Dates of ours that the provider did not answer, and that stay. */
  kept: number;
  /** By what a new base or unit moves the values; null where it stays. */
  rebaseFactor: number | null;
}

/** What became of one series. */
export interface ImportResult extends ImportedChange {
  provider: string;
  providerSeriesId: string;
  /** The indicator and country that it is here; null where there is none, as after a failed first import. */
  slug: string | null;
  country: string | null;
  /** Whether the series is new here. */
  created: boolean;
  outcome: ImportOutcome;
  unit: string | null;
  failure: ImportFailure | null;
}

/** An import that changed nothing. */
export const noChange: ImportedChange = {
  vintages: 0,
  replacedVintage: null,
  added: 0,
  revised: 0,
  withdrawn: 0,
  kept: 0,
  rebaseFactor: null,
};

/** How an import that threw has ended. The cause of what the database did is for the log, not for the caller. */
export function toOutcome(error: unknown): { outcome: ImportOutcome; failure: ImportFailure | null } {
  if (error instanceof ProviderFailure && error.kind === 'not_modified') return { outcome: 'unchanged', failure: null };
  if (error instanceof ImportRefusal)
    return { outcome: 'refused', failure: { kind: error.kind, message: error.message } };
  if (error instanceof ProviderFailure)
    return { outcome: 'failed', failure: { kind: error.kind, message: error.message } };
  const message = 'The database could not take the values; nothing of this series was written.';
  return { outcome: 'failed', failure: { kind: 'storage_failed', message } };
}
