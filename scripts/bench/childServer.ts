import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process has used since it began; the peak is that of its resident memory. */
export interface Usage {
  cpuMicroseconds: number;
  rssBytes: number;
  peakBytes: number;
}

const reporter = new URL('reportUsage.mjs', import.meta.url).href;

/** A server in a process of its own, whose CPU time and memory can be asked for. Its standard output is discarded. */
export class ChildServer {
  readonly #child: ChildProcess;
  #complaints = '';

  constructor(program: URL, environment: Record<string, string>) {
    this.#child = fork(fileURLToPath(program), {
      execArgv: ['--import', reporter],
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints += text;
    });
  }

  /** The next message of the child; throws with what it wrote when it ends instead. */
  async message(): Promise<unknown> {
    const ended = new AbortController();
    const end = once(this.#child, 'exit', { signal: ended.signal }).then(() => {
      throw new Error(`A measured server ended:\n${this.#complaints}`);
    });
    try {
      const [message] = (await Promise.race([once(this.#child, 'message', { signal: ended.signal }), end])) as [
        unknown,
      ];
      return message;
    } finally {
      end.catch(() => undefined);
      ended.abort();
    }
  }

  async ask(question: string | object): Promise<unknown> {
    const answer = this.message();
    this.#child.send(question);
    return answer;
  }

  async usage(): Promise<Usage> {
    return (await this.ask('usage')) as Usage;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  get complaints(): string {
    return this.#complaints;
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
