import type { BenchmarkCase } from './cases.js';

/** What a server answered, as much of it as a bare server needs to answer the same. */
export interface Sample {
  status: number;
  headers: Record<string, string>;
  body: string;
  etag: string;
}

/** The bytes of a request, the same for both servers. */
export function formatRequest(path: string, key: string, etag?: string): string {
  const condition = etag === undefined ? '' : `If-None-Match: ${etag}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: ${key}\r\n${condition}\r\n`;
}

/** Asks once for what a case asks for. The bare server is given the headers that belong to the content. */
export async function takeSample(port: number, benchmarkCase: BenchmarkCase, key: string): Promise<Sample> {
  const url = `http://127.0.0.1:${port}${benchmarkCase.path(0)}`;
  const response = await fetch(url, { headers: { 'X-API-Key': key, 'Accept-Encoding': 'identity' } });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${benchmarkCase.title}: ${response.status} ${body}`);
  const etag = response.headers.get('etag') ?? '';
  if (benchmarkCase.isConditional) return { status: 304, headers: { etag }, body: '', etag };
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('content-')));
  return { status: 200, headers, body, etag };
}
