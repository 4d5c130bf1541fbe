import { ProviderFailure } from './providerFailure.js';

/** Reads a whole body. Throws a ProviderFailure if it exceeds `maxBytes`, or an error if it is cut off. */
export async function readBody(
  response: Response,
  maxBytes: number,
  encoding: string,
): Promise<{ text: string; bytes: Buffer }> {
  if (response.body === null) return { text: '', bytes: Buffer.alloc(0) };
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      throw new ProviderFailure('malformed', `The response is larger than ${Math.round(maxBytes / 1_000_000)} MB.`);
    }
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return { text: encoding === 'none' ? '' : decode(response, bytes, encoding), bytes };
}

function decode(response: Response, bytes: Buffer, encoding: string): string {
  // The decoder removes a byte-order mark.
  return (encoding === 'declared' ? createDeclaredDecoder(response, bytes) : new TextDecoder(encoding)).decode(bytes);
}

/** Uses the encoding in the header, then in the XML declaration; UTF-8 if neither names a known encoding. */
function createDeclaredDecoder({ headers }: Response, bytes: Buffer) {
  const [, fromHeader] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  const [, fromXml] = /^\W*<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(fromHeader ?? fromXml);
  } catch {
    return new TextDecoder();
  }
}
