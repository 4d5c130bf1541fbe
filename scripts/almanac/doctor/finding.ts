import type { Config } from '../../../server/config.js';

/** The result of one check. The message says what is the case, then what to do. It never contains a secret. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'problem';
  message: string;
}

/** Checks one subject of the settings, or of what they lead to. */
export type Check = (config: Config) => Finding[] | Promise<Finding[]>;

const timeoutMs = 5_000;

/** Creates the function that creates the findings of a check. */
export function nameFindings(check: string): (state: Finding['state'], message: string) => Finding {
  return (state, message) => ({ check, state, message });
}

/** Resolves or rejects like `work`, or rejects after five seconds. */
export function limitTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} seconds`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether a host name or address is this machine. */
export function isLocal(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

/** The code of a network or database failure. The message may contain a URL with a password, so it is not used. */
export function describeFailure(failure: unknown): string {
  const { code, cause, message } = failure as { code?: string; cause?: { code?: string }; message: string };
  return cause?.code ?? code ?? (/^no answer within/.test(message) ? message : 'connection failed');
}
