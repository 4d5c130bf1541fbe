import { type ComputeFunctions, computeFunctions } from './computeFunctions.js';

/** What a thread of the pool is asked. */
export interface ComputeRequest {
  name: keyof ComputeFunctions;
  input: never;
}

/** The entry of a thread: one task at a time. */
export default function compute({ name, input }: ComputeRequest): unknown {
  return computeFunctions[name](input);
}
