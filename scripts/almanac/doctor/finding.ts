import type { Config } from '../../../server/config.js';
import { isUnanswered } from '../../../server/store/failureCode.js';

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

/** What the codes of network and database failures mean. */
const meanings: [codes: RegExp, meaning: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)$/, 'the name is not known'],
  [/^ECONNREFUSED$/, 'nothing accepts the connection'],
  [/^(ETIMEDOUT|ESOCKETTIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'no answer'],
  [/^(ECONNRESET|EPIPE|ECONNECTION)$/, 'the connection was closed'],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, 'the network does not reach it'],
  [/^(ERR_SSL_|EPROTO$|ETLS$)/, 'it does not speak TLS'],
  [/CERT|SELF_SIGNED|ERR_TLS_CERT/, 'its certificate is not valid'],
  [/^(EAUTH|28000|28P01|NOAUTH|WRONGPASS)$/, 'it rejects the user name or the password'],
  [/^3D000$/, 'the database does not exist'],
];

/**
 * Says what a network or database failure means, with its code. The message of the failure may contain a URL with a
 * password, so it is not used.
 */
export function describeFailure(failure: unknown): string {
  const { code: ownCode, cause, message } = failure as { code?: string; cause?: { code?: string }; message: string };
  if (isUnanswered(failure)) return 'no answer';
  const code = cause?.code ?? ownCode;
  if (code === undefined) return /^no answer within/.test(message) ? message : 'the connection failed';
  const meaning = meanings.find(([codes]) => codes.test(code))?.[1] ?? 'the connection failed';
  return `${meaning}, ${code}`;
}
