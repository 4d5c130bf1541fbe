import type { BenchmarkCase } from './cases.js';

/** The parts of a response that a bare server needs to send the same bytes. */
export interface Sample {
  status: number;
  headers: Record<string, string>;
  body: string;
  etag: string;
}

/** Formats a request. Both servers get the same bytes. */
export function formatRequest(path: string, key: string, etag?: string): string {
  const condition = etag === undefined ? '' : `If-None-Match: ${etag}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: ${key}\r\n${condition}\r\n`;
}

/** Sends the request of a case once. The sample has only the content headers. */
export async function takeSample(
  port: number,
  { title, isConditional, status = 200 }: BenchmarkCase,
  { path, key }: { path: string; key: string },
): Promise<Sample> {
  const url = `http://127.0.0.1:${port}${path}`;
  const response = await fetch(url, { headers: { 'X-API-Key': key, 'Accept-Encoding': 'identity' } });
  const body = await response.text();
  if (response.status !== status) throw new Error(`${title}: ${response.status} ${body}`);
  const etag = response.headers.get('etag') ?? '';
  if (isConditional) return { status: 304, headers: { etag }, body: '', etag };
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('content-')));
  return { status, headers, body, etag };
}
