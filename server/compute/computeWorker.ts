import { type ComputeTasks, computeTasks } from './computeTasks.js';

/** What a thread of the pool is asked. */
export interface ComputeRequest {
  name: keyof ComputeTasks;
  task: never;
}

/** The entry of a thread: one task at a time. */
export default function compute({ name, task }: ComputeRequest): unknown {
  return computeTasks[name](task);
}
