/** Admissions of one process in a rolling window. */
export interface Admissions {
  /** Name of the window. */
  name: string;
  /** The account whose day the window's requests count in, if any. */
  accountId: string | undefined;
  /** How long ago each admission was, in milliseconds. */
  agesMs: number[];
}

/** What a process learns when it joins the others. */
export interface Membership {
  /** Identifies the counts. A store that has lost its counts begins a new epoch. */
  epoch: string;
  epochAgeMs: number;
  /** Processes that have joined in the last `nodeLifetimeMs`, including this one. */
  nodes: number;
}

/** Instants are in microseconds; by default that of the store's clock. */
export interface SharedNodes {
  /** Announces a process. Begins an epoch if the store is empty. */
  join(nodeId: string, at?: number): Promise<Membership>;
  /** Adds admissions that the store has not counted. */
  addAdmissions(windows: Admissions[], at?: number): Promise<void>;
  /** Deletes the daily counts of accounts. */
  deleteDays(accountIds: string[]): Promise<void>;
}

/** Longer than a window, so that a process is known for as long as its admissions count. */
export const nodeLifetimeMs = 65_000;

const maxWindowsPerCall = 500;
const maxAdmissionsPerCall = 5_000;

/** Splits windows into batches that take a store a few milliseconds each, so that other requests are counted in between. */
export function splitIntoBatches(windows: Admissions[]): Admissions[][] {
  const batches: Admissions[][] = [];
  let size = maxAdmissionsPerCall;
  for (const window of windows) {
    size += window.agesMs.length;
    if (size > maxAdmissionsPerCall || batches.at(-1)?.length === maxWindowsPerCall) {
      batches.push([]);
      size = window.agesMs.length;
    }
    batches.at(-1)?.push(window);
  }
  return batches;
}
