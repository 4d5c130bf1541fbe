import { workerData } from 'piscina';
import { lowerPriority } from '../lowerPriority.js';
import { type ComputeFunctions, computeFunctions } from './computeFunctions.js';

/** A call of a compute function in a worker thread. */
export interface ComputeRequest {
  name: keyof ComputeFunctions;
  input: never;
}

/** Settings of the threads of a lane. */
export interface WorkerSettings {
  /** How much lower the priority is than that of the main thread. */
  niceness: number;
}

lowerPriority((workerData as WorkerSettings).niceness);

/** The entry point of a worker thread. */
export default function compute({ name, input }: ComputeRequest): unknown {
  return computeFunctions[name](input);
}
