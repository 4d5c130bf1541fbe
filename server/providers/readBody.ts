import { ProviderFailure } from './providerFailure.js';

/** Reads a whole body. Throws a ProviderFailure if it exceeds `maxBytes`, or an error if it is cut off. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      throw new ProviderFailure('malformed', `The response is larger than ${Math.round(maxBytes / 1_000_000)} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
