/** A problem of an upload, and the field of the request that it concerns. */
export interface UploadProblem {
  field: string;
  problem: string;
}

/** An upload that cannot be read. */
export class UploadError extends Error {
  override name = 'UploadError';
  constructor(readonly problems: UploadProblem[]) {
    super(problems.map(({ field, problem }) => `${field} ${problem}`).join('; '));
  }
}

/** Returns the error of a file that has a problem as a whole. */
export function createFileError(problem: string): UploadError {
  return new UploadError([{ field: 'body', problem }]);
}
