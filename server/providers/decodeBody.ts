import { decodeText } from '../decodeText.js';

/** Decodes a body by the encoding that its header declares, then its XML declaration; otherwise as UTF-8 or windows-1252. */
export function decodeBody({ headers }: Response, bytes: Buffer): string {
  const [, fromHeader] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  const [, fromXml] = /^\W*<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  return decodeText(bytes, fromHeader ?? fromXml).text;
}
