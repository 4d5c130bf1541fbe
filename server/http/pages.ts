import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { PublicLimit } from './publicLimit.js';

/** A built file in each of its encodings. Files are kept in memory, so that a request cannot read any other file. */
interface StaticFile {
  type: string;
  etag: string;
  immutable: boolean;
  bytes: { br: Buffer | undefined; gzip: Buffer | undefined; identity: Buffer };
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Paths of pages. Each is served as index.html, which renders the page for its path. */
const pagePaths =
  /^\/(?:(?:indicators|embed|releases)\/[^/]{1,100}|(?:labs|forecasts|alerts|chat)(?:\/[^/]{1,100})?|countries(?:\/[^/]{1,100})?|library|discover|calendar|news|docs|sign-in|sign-in-link|sign-up|verify-email|reset-password|(?:settings|operator|import)(?:\/[a-z-]{1,30})?)?\/?$/;

/** Paths of the pages that other sites may frame. */
const embedPaths = /^\/embed\//;

/** URLs of the API, where an unknown path gets the API's error response. */
const apiPaths = /^\/(?:(?:api|v1)(?:[/?]|$)|metrics\/?(?:\?|$))/i;

/** Headers that are added to each file, and to the pages that other sites may frame. */
type PageHeaders = Record<'pages' | 'embeds', Record<string, string>>;

/** A file to send as the response to a request. */
interface Selection {
  file: StaticFile;
  status: 200 | 404;
}

/**
 * Serves the built files, and index.html for the path of each page. Every other request goes to the API, except that a
 * browser that requests an unknown path gets index.html with status 404. `headers` are added to each file.
 * Pages and files are limited by address.
 */
export function servePages(
  folder: string,
  { headers, publicLimit }: { headers: PageHeaders; publicLimit: PublicLimit },
  api: RequestListener,
): RequestListener {
  const files = readFiles(folder);
  return (request, response) => {
    const selected = selectFile(request, files);
    if (selected === undefined) return api(request, response);
    if (!publicLimit.admitPage(request, response)) return;
    const added = embedPaths.test(request.url ?? '') ? headers.embeds : headers.pages;
    for (const name in added) response.setHeader(name, added[name] ?? '');
    sendFile(request, response, selected.file, selected.status);
  };
}

function selectFile(request: IncomingMessage, files: Map<string, StaticFile>): Selection | undefined {
  const url = request.url ?? '';
  if (apiPaths.test(url)) return undefined;
  const index = files.get('/index.html');
  const path = url.split('?', 1)[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (index === undefined || !isRead) return undefined;
  if (isPagePath(path)) return { file: index, status: 200 };
  const file = files.get(path);
  if (file !== undefined) return { file, status: 200 };
  return acceptsHtml(request) && extname(path) === '' ? { file: index, status: 404 } : undefined;
}

/** Whether a path is the address of a page. `web/src/pages.ts` lists the same addresses for the browser; a test compares the two. */
export function isPagePath(path: string): boolean {
  return pagePaths.test(path);
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = contentTypes[extname(name)];
    if (type === undefined) continue;
    const path = join(folder, name);
    const readCompressed = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
    const identity = readFileSync(path);
    files.set(`/${name.replaceAll('\\', '/')}`, {
      type,
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      immutable: name.startsWith('assets'),
      bytes: { br: readCompressed('.br'), gzip: readCompressed('.gz'), identity },
    });
  }
  return files;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, status: 200 | 404): void {
  const encoding = selectEncoding(request, file);
  const bytes = file.bytes[encoding] ?? file.bytes.identity;
  const etag = `"${file.etag}-${encoding}"`;
  const isNotModified = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isNotModified ? 304 : status, {
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(!isNotModified && { 'Content-Type': file.type, 'Content-Length': bytes.length }),
    ...(!isNotModified && encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(isNotModified || request.method === 'HEAD' ? undefined : bytes);
}

function selectEncoding({ headers }: IncomingMessage, { bytes }: StaticFile): 'br' | 'gzip' | 'identity' {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (bytes.br && accepted.includes('br')) return 'br';
  return bytes.gzip && accepted.includes('gzip') ? 'gzip' : 'identity';
}

function acceptsHtml({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').toLowerCase().includes('text/html');
}
