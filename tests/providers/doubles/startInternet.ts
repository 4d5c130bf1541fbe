import type { HttpClientsOptions } from '../../../server/providers/httpClients.js';
import { providers } from '../../../server/providers/index.js';
import type { ProviderName } from '../../../server/providers/provider.js';
import { type Asked, type Double, startDouble, type Told } from './startDouble.js';

/** A local server that stands for all hosts of the internet: what each address answers. */
export interface Internet extends Double {
  /** By host and path; may be changed at any time. An address that is not here answers 404. */
  addresses: Record<string, (asked: Asked) => Told>;
  /** How long a server waits for it. */
  timeoutMs: number;
}

export async function startInternet(addresses: Internet['addresses'] = {}, timeoutMs = 5_000): Promise<Internet> {
  const double = await startDouble((asked) => {
    const address = addresses[asked.path.slice(1)];
    return address?.(asked) ?? { status: 404 };
  });
  return { ...double, addresses, timeoutMs };
}

/** The way out of a server in a test: to these providers, to this internet, or nowhere. Nobody waits; the clock goes on instead. */
export function outside(
  clock: { advance(milliseconds: number): void },
  internet: Internet | undefined,
  baseUrls: Partial<Record<ProviderName, string>> = {},
): Partial<HttpClientsOptions> {
  const places = new Map(Object.values(providers).map(({ info: card }) => [card.baseUrl, baseUrls[card.name]]));
  return {
    rewriteUrl({ href, host, pathname, search }) {
      const place = places.get(href);
      return new URL(place ?? new URL(`${host}${pathname}${search}`, internet?.baseUrl ?? 'http://127.0.0.1:9/'));
    },
    sleep: async (milliseconds) => clock.advance(milliseconds),
    random: () => 0,
    timeoutMs: internet?.timeoutMs ?? 5_000,
  };
}
