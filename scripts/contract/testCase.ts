import type { Operation } from './operations.js';

/** Who asks: somebody with the credential of the operation, or somebody with none. */
export type CaseCaller = 'owner' | 'nobody';

/** One request, and how it may be answered. */
export interface TestCase {
  title: string;
  caller: CaseCaller;
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body?: string;
  statuses: number[];
}

/** What was answered to earlier calls and names something there: the values of parameters of paths. */
export type KnownValues = ReadonlyMap<string, string>;

/** Whether an operation changes nothing of anybody's: a read, or a computation. */
export function isReadOnly({ method, id }: Operation): boolean {
  return method === 'GET' || /^(labs|forecast)\./.test(id);
}
