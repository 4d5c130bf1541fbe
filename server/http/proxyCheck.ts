import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { isOperatorPath } from './operator.js';
import { isHealthPath } from './routes.js';
import { isServedOverHttps } from './securityHeaders.js';

/** The User-Agent of `doctor`, which sends a forged X-Forwarded-For. It must not use up the one warning. */
export const doctorUserAgent = 'almanac-doctor';

type Settings = Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY'>;

/** Warns the operator, once for each problem, if requests do not arrive as the settings about the proxy say. */
export function checkProxy(settings: Settings, log: Logger, listener: RequestListener): RequestListener {
  const warned = new Set<string>();
  return (request, response) => {
    const problem = findProxyProblem(request, settings);
    if (problem !== undefined && !warned.has(problem)) {
      warned.add(problem);
      log.warn(problem);
    }
    listener(request, response);
  };
}

/** Returns what does not fit between the settings and the headers that a proxy sets; undefined if all is well. */
function findProxyProblem(
  { headers, url = '' }: IncomingMessage,
  { PUBLIC_URL, TRUST_PROXY }: Settings,
): string | undefined {
  if (TRUST_PROXY === 0 && headers['x-forwarded-for'] === undefined) return undefined;
  const hopCount = splitList(headers['x-forwarded-for']).length;
  if (TRUST_PROXY === 0) {
    if (hopCount === 0 || headers['user-agent'] === doctorUserAgent) return undefined;
    return 'A request has the header X-Forwarded-For, but TRUST_PROXY is 0, so all callers behind a proxy share one address. If a proxy is in front of the server, set TRUST_PROXY to the number of proxies.';
  }
  // Health checks and the operator's calls often come directly from the same machine.
  if (hopCount === 0 && (isHealthPath(url) || isOperatorPath(url))) return undefined;
  if (hopCount < TRUST_PROXY)
    return `A request has ${hopCount} ${hopCount === 1 ? 'address' : 'addresses'} in X-Forwarded-For, but TRUST_PROXY is ${TRUST_PROXY}. If the request came through all proxies, set TRUST_PROXY to the number of addresses, or make each proxy add one. If it did not, block requests that bypass the proxies.`;
  if (isServedOverHttps(PUBLIC_URL) && splitList(headers['x-forwarded-proto'])[0] !== 'https')
    return 'PUBLIC_URL is https, but the proxy does not send "X-Forwarded-Proto: https". If the request came over HTTPS, make the proxy set the header. If it did not, make the proxy redirect HTTP to HTTPS.';
  return undefined;
}

function splitList(header: string | string[] | undefined): string[] {
  const text = String(header ?? '').trim();
  return text === '' ? [] : text.split(',').map((part) => part.trim().toLowerCase());
}
