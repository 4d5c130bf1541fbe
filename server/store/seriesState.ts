/** A series in one state. `version` increases with every change to its vintages. */
export interface SeriesState {
  id: number;
  version: number;
}

/** Thrown if a series has changed since it was found. The caller has to find it again. */
export class SeriesChangedError extends Error {
  override name = 'SeriesChangedError';
  override message = 'The series has changed since it was found.';
}
