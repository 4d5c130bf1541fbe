import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from './connection.js';
import { formatRequest } from './sample.js';
import { timeRequest } from './timeRequest.js';

const pauseMs = 10;

/** Asks the server every few milliseconds whether it is alive, and keeps how long the answers took. */
export class LivenessProbe {
  readonly #connection: Connection;
  readonly #ended: Promise<void>;
  #waits: number[] = [];
  #isStopping = false;

  private constructor(connection: Connection) {
    this.#connection = connection;
    this.#ended = this.#repeat();
  }

  static async start(port: number): Promise<LivenessProbe> {
    return new LivenessProbe(await Connection.open(port));
  }

  /** Returns the milliseconds of the answers since the last call. */
  takeWaits(): number[] {
    const waits = this.#waits;
    this.#waits = [];
    return waits;
  }

  /** Also waits for an answer that takes long, because it counts. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#ended;
    this.#connection.close();
  }

  async #repeat(): Promise<void> {
    while (!this.#isStopping) {
      this.#waits.push(await timeRequest(this.#connection, formatRequest('/api/health/live', '')));
      await sleep(pauseMs);
    }
  }
}
