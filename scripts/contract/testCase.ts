/** Whether a request is sent with the credential of the operation or without one. */
export type CaseCaller = 'owner' | 'anonymous';

/** A request and its expected statuses. */
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

/** Values of path and query parameters by name. */
export type ParameterValues = Record<string, unknown>;

/** Values of path parameters from earlier responses. */
export type KnownValues = ReadonlyMap<string, string>;
