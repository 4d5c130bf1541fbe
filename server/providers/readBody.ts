import { ProviderFailure } from './providerFailure.js';

/** Reads a body to its end. Throws a ProviderFailure when it is longer than `mostBytes`, or ends before it is whole. */
export async function readBody(response: Response, maxBytes: number, encoding: string): Promise<string> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      throw new ProviderFailure('malformed', `The answer is longer than ${Math.round(maxBytes / 1_000_000)} MB.`);
    }
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // A byte-order mark is taken off by the decoder.
  return (encoding === 'declared' ? createDeclaredDecoder(response, bytes) : new TextDecoder(encoding)).decode(bytes);
}

/** By the header, else by the XML declaration; as UTF-8 where neither names an encoding that is known. */
function createDeclaredDecoder({ headers }: Response, bytes: Buffer) {
  const [, fromHeader] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  const [, fromXml] = /^\W*<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(fromHeader ?? fromXml);
  } catch {
    return new TextDecoder();
  }
}
