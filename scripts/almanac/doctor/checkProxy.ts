import { randomInt } from 'node:crypto';
import { doctorUserAgent } from '../../../server/http/proxyCheck.js';
import { type Check, describeFailure, isLocal, nameFindings } from './finding.js';

const timeoutMs = 5_000;
/** A read that needs a key, so that a request without one counts against the address. */
const path = '/api/indicators/real-gdp';

/**
 * Checks TRUST_PROXY: asks the running server through PUBLIC_URL, once with a forged X-Forwarded-For. If the forged address
 * has its own limit, callers can choose their address.
 */
export const checkProxy: Check = async ({ PUBLIC_URL, TRUST_PROXY }) => {
  const finding = nameFindings('proxy');
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const settings =
    (protocol === 'https:' || !isLocal(hostname)) && TRUST_PROXY === 0
      ? [
          finding(
            'warning',
            'TRUST_PROXY is 0. If a proxy provides TLS, the server takes all callers without a key for one caller. Set TRUST_PROXY to the number of proxies.',
          ),
        ]
      : [];
  try {
    const forged = `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
    const own = [await readRemaining(PUBLIC_URL), await readRemaining(PUBLIC_URL)];
    const [remaining, limit] = await readRemaining(PUBLIC_URL, forged);
    if (limit === undefined || remaining === undefined)
      return [
        ...settings,
        finding(
          'problem',
          'The server at PUBLIC_URL is not Almanac, or its proxy removes headers. Correct PUBLIC_URL or the proxy.',
        ),
      ];
    if (remaining >= limit - 1 && (own[1]?.[0] ?? limit) < limit - 1)
      return [
        finding(
          'problem',
          'The server believes a forged X-Forwarded-For, so callers can evade limits. Set TRUST_PROXY to the exact number of proxies.',
        ),
      ];
    return [...settings, finding('ok', 'The server is reachable through PUBLIC_URL, and ignores a forged address.')];
  } catch (failure) {
    const message = `The server cannot be reached through PUBLIC_URL (${describeFailure(failure)}). Start it, and check the name, the certificate and the proxy.`;
    return [...settings, finding('warning', message)];
  }
};

/** Returns the remaining requests of this address and their limit. */
async function readRemaining(url: string, forged?: string): Promise<(number | undefined)[]> {
  const { headers, body } = await fetch(url + path, {
    headers: { 'User-Agent': doctorUserAgent, ...(forged !== undefined && { 'X-Forwarded-For': forged }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await body?.cancel();
  return ['X-RateLimit-Remaining', 'X-RateLimit-Limit'].map((name) => {
    const text = headers.get(name);
    return text === null ? undefined : Number(text);
  });
}
