/** A request to be counted for all processes at once. Instants and lengths are microseconds, the finest that the stores' clocks tell. */
export interface RequestToCount {
  /** Names the rolling window. */
  name: string;
  perWindow: number;
  windowLength: number;
  /** The account whose day is counted, if any, and what this process knows to be used of a day: never less than that holds. */
  account?: { id: string; perDay: number; knownDay: number; knownUsed: number } | undefined;
  /** Whether the request is counted if it is admitted; otherwise it only asks where things stand. */
  charge: boolean;
  /** The instant; by default the store's own clock, the one that all processes share. */
  at?: number;
}

/** What the store decided, the request itself counted if it was charged and admitted. */
export interface RequestCount {
  at: number;
  admitted: boolean;
  /** Admissions inside the window. */
  held: number;
  /** When the next slot of the window frees. */
  resetAt: number;
  usedInDay: number;
}

/** Decides and counts in one atomic step and one round trip. */
export type RequestCounter = (request: RequestToCount) => Promise<RequestCount>;
