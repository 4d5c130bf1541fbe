import { type ComputeFunctions, computeFunctions } from './computeFunctions.js';

/** A call of a compute function in a worker thread. */
export interface ComputeRequest {
  name: keyof ComputeFunctions;
  input: never;
}

/** The entry point of a worker thread. */
export default function compute({ name, input }: ComputeRequest): unknown {
  return computeFunctions[name](input);
}
