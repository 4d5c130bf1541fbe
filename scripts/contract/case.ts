import type { Operation } from './operations.js';

/** Who asks: somebody with the credential of the operation, or somebody with none. */
export type Asker = 'owner' | 'nobody';

/** One request, and how it may be answered. */
export interface Case {
  title: string;
  asker: Asker;
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body?: string;
  statuses: number[];
}

/** What was answered to earlier calls and names something there: the values of parameters of paths. */
export type Known = ReadonlyMap<string, string>;

/** Whether an operation changes nothing of anybody's: a read, or a computation. */
export function changesNothing({ method, id }: Operation): boolean {
  return method === 'GET' || /^(labs|forecast)\./.test(id);
}
