import type { FailureKind } from '../providers/providerFailure.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import type { ImportOutcome } from '../store/seriesSources.js';
import { ImportRefusal, type RefusalKind } from './importRefusal.js';

/** Why nothing was imported: a provider failure, a refusal, a database error, or a busy server. */
export interface ImportFailure {
  kind: FailureKind | RefusalKind | 'storage_failed' | 'busy';
  message: string;
}

/** Changes by an import, or by a dry run, in the latest values of a series. */
export interface ImportedChange {
  /** Number of vintages added or replaced. */
  vintages: number;
  /** Day of the latest vintage if it was replaced; null if all vintages are new. */
  replacedVintage: string | null;
  added: number;
  revised: number;
  withdrawn: number;
  /** Number of existing dates that the imported data do not have and that remain. */
  kept: number;
  /** Number of values that are not written until an operator accepts them. */
  held: number;
  /** Factor by which a new base or unit scales the values; null if there is none. */
  rebaseFactor: number | null;
}

/** The result for one series. */
export interface ImportResult extends ImportedChange {
  provider: string;
  providerSeriesId: string;
  /** Indicator and country of the series; null if it does not exist, as after a failed first import. */
  slug: string | null;
  country: string | null;
  /** Whether the import created the series. */
  created: boolean;
  outcome: ImportOutcome;
  unit: string | null;
  failure: ImportFailure | null;
}

/** No changes. */
export const noChange: ImportedChange = {
  vintages: 0,
  replacedVintage: null,
  added: 0,
  revised: 0,
  withdrawn: 0,
  kept: 0,
  held: 0,
  rebaseFactor: null,
};

/** Converts an error to the outcome of an import. Details of database errors are for the log, not for the user. */
export function toOutcome(error: unknown): { outcome: ImportOutcome; failure: ImportFailure | null } {
  if (error instanceof ProviderFailure && error.kind === 'not_modified') return { outcome: 'unchanged', failure: null };
  if (error instanceof ImportRefusal)
    return { outcome: 'refused', failure: { kind: error.kind, message: error.message } };
  if (error instanceof ProviderFailure)
    return { outcome: 'failed', failure: { kind: error.kind, message: error.message } };
  const message = 'The database could not store the values. Nothing of this series was written.';
  return { outcome: 'failed', failure: { kind: 'storage_failed', message } };
}
