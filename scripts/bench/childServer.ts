import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Resource usage of a process since its start. `peakBytes` is the maximum resident set size. */
export interface Usage {
  cpuMicroseconds: number;
  rssBytes: number;
  peakBytes: number;
}

const reporter = new URL('servers/reportUsage.mjs', import.meta.url).href;

/** A server in a child process that reports its CPU time and memory. Its standard output is discarded. */
export class ChildServer {
  readonly #child: ChildProcess;
  #errorOutput = '';

  constructor(program: URL, nodeOptions: readonly string[], env: Record<string, string>) {
    this.#child = fork(fileURLToPath(program), {
      execArgv: [...nodeOptions, '--import', reporter],
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errorOutput += text;
    });
  }

  /** Returns the next message of the child. Throws with its error output if it exits first. */
  async nextMessage(): Promise<unknown> {
    const controller = new AbortController();
    const exit = once(this.#child, 'exit', { signal: controller.signal }).then(() => {
      throw new Error(`A measured server exited:\n${this.#errorOutput}`);
    });
    try {
      const [message] = (await Promise.race([once(this.#child, 'message', { signal: controller.signal }), exit])) as [
        unknown,
      ];
      return message;
    } finally {
      exit.catch(() => undefined);
      controller.abort();
    }
  }

  async request(payload: string | object): Promise<unknown> {
    const reply = this.nextMessage();
    this.#child.send(payload);
    return reply;
  }

  async getUsage(): Promise<Usage> {
    return (await this.request('usage')) as Usage;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  get errorOutput(): string {
    return this.#errorOutput;
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
  }
}
