export interface Violation {
  /** What the request tested, in words. */
  title: string;
  /** Method and path. */
  request: string;
  problems: string[];
}

/** The result of checking one operation. */
export interface OperationResult {
  operation: string;
  calls: number;
  /** The requests that were not sent, and why. */
  skipped: string | null;
  violations: Violation[];
}
