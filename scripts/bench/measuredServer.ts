import type { Usage } from './childServer.js';
import type { Sample } from './sample.js';

/** A running server whose use of the processor and memory can be measured. */
export interface MeasuredServer {
  port: number;
  getUsage(): Promise<Usage>;
  /** Sets what a server without content of its own sends to every request. */
  sendAlways?(sample: Sample): Promise<void>;
  stop(): Promise<void>;
}
