/** Thrown when a store does not have the counts of the given epoch, because it is empty or has lost its data. Nothing was counted. */
export class CountsLostError extends Error {
  constructor() {
    super('The shared counts were lost. Each process has to add its own again.');
  }
}
