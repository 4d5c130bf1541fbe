import { getPriority, setPriority } from 'node:os';
import { workerData } from 'piscina';
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

const lowestPriority = 19;

// On Linux, the priority is that of this thread. On other systems it would be that of the whole process.
if (process.platform === 'linux') {
  setPriority(Math.min(lowestPriority, getPriority() + (workerData as WorkerSettings).niceness));
}

/** The entry point of a worker thread. */
export default function compute({ name, input }: ComputeRequest): unknown {
  return computeFunctions[name](input);
}
