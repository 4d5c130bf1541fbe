/**
 * A request to count for all processes. Instants and lengths are in microseconds, the resolution of the stores' clocks.
 */
export interface RequestToCount {
  /** Name of the rolling window. */
  name: string;
  perWindow: number;
  windowLength: number;
  /** The account whose day to count, if any, and the usage that this process knows, which is a lower bound. */
  account?: { id: string; perDay: number; knownDay: number; knownUsed: number } | undefined;
  /** Whether to count the request if it is admitted. Otherwise the call only reads the current counts. */
  charge: boolean;
  /** The instant; by default that of the store's clock, which all processes share. */
  at?: number;
  /** The epoch whose counts to use (see sharedNodes.ts); by default whatever the store has. */
  epoch?: string | undefined;
}

/** The decision, with counts that include the request if it was charged and admitted. */
export interface RequestCount {
  at: number;
  admitted: boolean;
  /** Admissions inside the window. */
  held: number;
  /** When the window frees its next slot. */
  resetAt: number;
  usedInDay: number;
}

/** Decides about a request and counts it in one atomic step and one round trip. Throws CountsLostError if the store is in another epoch. */
export type RequestCounter = (request: RequestToCount) => Promise<RequestCount>;
