import type { Sender } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

/** Maximum size of all responses that one fetch reads. */
const maxFetchBytes = 256_000_000;

/** Returns a sender that throws a ProviderFailure once its responses are too large together. */
export function limitBytes(title: string, send: Sender): Sender {
  let bytes = 0;
  return (request, parse) =>
    send(request, (response) => {
      bytes += response.bytes.length;
      if (bytes <= maxFetchBytes) return parse(response);
      throw new ProviderFailure('malformed', `${title} returned more than ${maxFetchBytes / 1_000_000} MB in total.`);
    });
}
