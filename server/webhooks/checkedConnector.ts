import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isCallableAddress } from '../access/publicAddresses.js';
import { getKnownAddress } from './checkWebhookUrl.js';

/** Returns the addresses of a host name; none if it has none. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/** Thrown for a host without an address, or with one that the server does not call. The message does not say which, because internal names are secret. */
export class NoPublicAddressError extends Error {
  override name = 'NoPublicAddressError';
}

/**
 * Asks DNS servers directly. The lookup of the system would wait in a thread that other work needs, so that a slow name server of
 * a user could hold it up.
 */
export async function resolveInDns(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * Creates a connector that checks the addresses to which it connects. The lookup whose answer is checked is the one that the
 * connection uses, so that a name server cannot answer differently in between.
 */
export function createCheckedConnector(
  { allowedNetworks, resolveHost }: { allowedNetworks: string[]; resolveHost: ResolveHost },
  timeoutMs: number,
): buildConnector.connector {
  const lookup: LookupFunction = (hostname, options, callback) => {
    findCallableAddresses(hostname, allowedNetworks, resolveHost).then(
      ([first, ...others]) => {
        if (options.all) callback(null, [first, ...others]);
        else callback(null, first.address, first.family);
      },
      (failure: Error) => callback(failure, '', 0),
    );
  };
  const connect = buildConnector({ timeout: timeoutMs, lookup } as buildConnector.BuildOptions);
  return (options, callback) => {
    // Node looks up no IP address, so that the check in `lookup` would not run.
    const isRefused = isIP(options.hostname) !== 0 && !isCallableAddress(options.hostname, allowedNetworks);
    if (isRefused) callback(new NoPublicAddressError(), null);
    else connect(options, callback);
  };
}

interface Address {
  address: string;
  family: number;
}

/** Throws a NoPublicAddressError unless the host has addresses and all of them can be called. */
async function findCallableAddresses(
  hostname: string,
  allowedNetworks: string[],
  resolveHost: ResolveHost,
): Promise<[Address, ...Address[]]> {
  const known = getKnownAddress(hostname);
  const addresses = known === undefined ? await resolveHost(hostname) : [known];
  const areCallable = addresses.every((address) => isCallableAddress(address, allowedNetworks));
  const [first, ...others] = addresses.map((address) => ({ address, family: isIP(address) }));
  if (first === undefined || !areCallable) throw new NoPublicAddressError();
  return [first, ...others];
}
