import type { HttpClientsOptions } from '../../../server/providers/httpClients.js';
import { providers } from '../../../server/providers/index.js';
import type { ProviderName } from '../../../server/providers/provider.js';
import { type Double, type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

/** A local server that represents all hosts of the internet. */
export interface MockInternet extends Double {
  /** Responses by host and path; may change at any time. Other addresses return 404. */
  addresses: Record<string, (request: ReceivedRequest) => MockResponse>;
  /** Time-out of the server under test. */
  timeoutMs: number;
}

export async function startMockInternet(
  addresses: MockInternet['addresses'] = {},
  timeoutMs = 5_000,
): Promise<MockInternet> {
  const double = await startDouble((request) => {
    const address = addresses[request.path.slice(1)];
    return address?.(request) ?? { status: 404 };
  });
  return { ...double, addresses, timeoutMs };
}

/** Client options for tests: requests go to these providers, to the bucket of backups, to this mock internet, or fail. Sleeps advance the clock instead. */
export function createClientOptions(
  clock: { advance(ms: number): void },
  internet: MockInternet | undefined,
  baseUrls: Partial<Record<ProviderName, string>> = {},
  bucketOrigin?: string,
): Partial<HttpClientsOptions> {
  const locations = new Map(Object.values(providers).map(({ info }) => [info.baseUrl, baseUrls[info.name]]));
  return {
    rewriteUrl(url) {
      if (url.origin === bucketOrigin) return url;
      const { href, host, pathname, search } = url;
      const location = locations.get(href);
      return new URL(location ?? new URL(`${host}${pathname}${search}`, internet?.baseUrl ?? 'http://127.0.0.1:9/'));
    },
    sleep: async (ms) => clock.advance(ms),
    random: () => 0,
    timeoutMs: internet?.timeoutMs ?? 5_000,
  };
}
