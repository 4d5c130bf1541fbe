import type { Config } from '../../server/config.js';
import type { OptionValues } from './arguments.js';
import type { Command, CommandOutput } from './command.js';
import { describeFailure } from './doctor/finding.js';
import { UsageError } from './usageError.js';

const defaultTimeoutSeconds = 5;
const maxTimeoutSeconds = 300;
/** Addresses that stand for all addresses of the machine, and one of them to connect to. */
const localAddresses: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The command that asks a server whether it is ready, for health checks of containers. */
export const readyCommand: Record<string, Command> = {
  ready: {
    summary:
      'Asks the running server of this machine whether it is ready to receive requests. Exits with 1 if it is not.',
    options: {
      url: { type: 'string', value: 'url', help: 'URL of the server. By default that of HOST and PORT.' },
      timeout: {
        type: 'string',
        value: 'seconds',
        default: String(defaultTimeoutSeconds),
        help: `Time limit, at most ${maxTimeoutSeconds} seconds. Defaults to ${defaultTimeoutSeconds}.`,
      },
    },
    example: 'ready --timeout 2',
    needsDatabase: false,
    read(values) {
      const [url, seconds] = [readUrl(values), readTimeout(values)];
      return (config) => askServer(url ?? getLocalUrl(config), seconds);
    },
  },
};

function readUrl({ url }: OptionValues): string | undefined {
  if (url === undefined) return undefined;
  if (typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new UsageError('--url must be http://… or https://….');
}

function readTimeout({ timeout }: OptionValues): number {
  const seconds = Number(timeout);
  if (seconds > 0 && seconds <= maxTimeoutSeconds) return seconds;
  throw new UsageError(`--timeout must be more than 0 and at most ${maxTimeoutSeconds} seconds.`);
}

function getLocalUrl({ HOST, PORT }: Config): string {
  const address = localAddresses[HOST] ?? HOST;
  return `http://${address.includes(':') ? `[${address}]` : address}:${PORT}`;
}

async function askServer(url: string, seconds: number): Promise<CommandOutput> {
  const [ready, reason] = await readHealth(url, seconds);
  if (!ready) throw new Error(`The server at ${url} is not ready: ${reason}.`);
  return { text: `The server at ${url} is ready.`, data: { ready } };
}

/** Returns whether the server is ready; otherwise also why not. */
async function readHealth(url: string, seconds: number): Promise<[ready: boolean, reason: string]> {
  try {
    const response = await fetch(`${url}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
    });
    if (response.ok) return [true, ''];
    const { status } = (await response.json()) as { status?: string };
    return [false, status === undefined ? `it responded with ${response.status}` : `its status is ${status}`];
  } catch (failure) {
    const isTimeout = (failure as Error).name === 'TimeoutError';
    return [false, isTimeout ? `no response within ${seconds} seconds` : describeFailure(failure)];
  }
}
