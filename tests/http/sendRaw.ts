import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { Api } from '../support/api.js';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Sends a request exactly as given, without normalisation by an HTTP client. */
export function sendRaw(
  api: Api,
  method: string,
  target: string,
  headers: Record<string, string> = { 'X-API-Key': api.key },
): Promise<RawResponse> {
  const { hostname, port } = new URL(api.request.get('/').url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, method, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
