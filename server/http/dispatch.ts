import type { Request, RequestHandler, Response } from 'express';
import { type AppContext, getLastModified, getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { AnyResponse, DocumentResponse, TextResponse } from '../contract.js';
import { contract } from '../contractFile.js';
import type { EventStreamResponse } from '../eventStreamResponse.js';
import { takeTurn } from '../takeTurn.js';
import { computeEtag, sendCachedResponse } from './cachedResponse.js';
import { findCaching, isAboutPast } from './caching.js';
import type { CreateCallOperation } from './callOperation.js';
import { formatContentDisposition, sendDownload } from './download.js';
import { sendEvents } from './eventStream.js';
import { asyncPreference, prefersAsync } from './prefer.js';
import { getRequestContext } from './requestContext.js';
import type { ResponseCache } from './responseCache.js';
import { ignoreAbort, type RunOperation, toLibraryContext } from './runOperation.js';
import { isServedOverHttps } from './securityHeaders.js';
import { sendDocument } from './sendDocument.js';
import { serializeResponse } from './serializeResponse.js';
import { writeSessionCookie } from './sessionCookie.js';

/** The entity tag of a larger body is computed in an iteration of the event loop of its own. */
const maxBytesOfTurn = 1024 * 1024;

/** The first success status of each operation in the contract. */
const successStatuses = new Map<string, number>(
  Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [
      operationId,
      Number(Object.keys(responses).find((status) => status.startsWith('2'))),
    ]),
);

/** Creates the last middleware: it runs the matched operation and sends its response. */
export function dispatch(
  runOperation: RunOperation,
  createCallOperation: CreateCallOperation,
  { config, stopping }: AppContext,
  responseCache: ResponseCache,
): RequestHandler {
  return async (request, response) => {
    const run = await runOperation(request, response, createCallOperation(request, response));
    const { id, result, input } = run;
    if (result === undefined) return; // The client has disconnected.
    const status = successStatuses.get(id) ?? 200;
    if ('document' in result) return sendDocument(request, response, result, id);
    if ('text' in result) return sendText(response, result, status);
    const { isHead } = getRequestContext(request);
    if ('events' in result) {
      return sendEvents(response, result, { owner: requireAccountId(input.caller), isHead, stopping });
    }
    const context = toLibraryContext(run);
    if (context === undefined) {
      const isSecure = isServedOverHttps(config.PUBLIC_URL) || request.secure;
      return sendUncached(request, response, result, status, isSecure);
    }
    const lastModified = getLastModified(context);
    const isPast = isAboutPast(input.query, context.now());
    // While series are loaded, a response can be incomplete.
    const caching = findCaching(input.caller, isPast, context.library.isLoading ? { SHARED_CACHE_SECONDS: 0 } : config);
    if ('read' in result) {
      const { disconnected } = input;
      const sent = sendDownload(request, response, result, { lastModified, caching, isHead, disconnected });
      return sent.catch((failure) => ignoreAbort(input, failure));
    }
    if ('done' in result) throw new Error('A read of the library has a body.');
    const serialized = await serializeResponse(result);
    if (serialized.body.length > maxBytesOfTurn) await takeTurn();
    const cached = { ...serialized, etag: computeEtag(serialized.body), lastModified, operation: id, isPast };
    // While series are loaded, the version does not count every change. A feed never reads the cache, and its URL is a secret.
    if (!context.library.isLoading && input.caller.kind !== 'feed') {
      const seriesIds = 'seriesIds' in result ? result.seriesIds : undefined;
      responseCache.set(request, cached, {
        libraryVersion: context.library.version,
        day: getToday(context),
        seriesIds,
      });
    }
    await sendCachedResponse(request, response, cached, caching);
  };
}

/** The version is that of the Prometheus text format. */
const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

function sendText(
  response: Response,
  { text, status, type = metricsType, policy, filename }: TextResponse,
  defaultStatus: number,
): void {
  response.status(status ?? defaultStatus);
  if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
  if (filename !== undefined) response.setHeader('Content-Disposition', formatContentDisposition(filename));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', type);
  response.end(text);
}

/** Sends a response that must not be cached, and sets or removes the session cookie. */
async function sendUncached(
  request: Request,
  response: Response,
  result: Exclude<AnyResponse, DocumentResponse | TextResponse | EventStreamResponse>,
  status: number,
  isSecure: boolean,
): Promise<void> {
  if ('read' in result) throw new Error('Only responses about the library can be downloads.');
  response.setHeader('Cache-Control', 'no-store');
  if ('done' in result) {
    if (result.endsSession === true) writeSessionCookie(response, null, isSecure);
    response.status(status).end();
    return;
  }
  response.status('json' in result ? (result.status ?? status) : status);
  const serialized = await serializeResponse(result);
  if ('json' in result && result.session !== undefined) writeSessionCookie(response, result.session, isSecure);
  if ('json' in result && result.location !== undefined) {
    response.setHeader('Location', result.location);
    if (prefersAsync(request)) response.setHeader('Preference-Applied', asyncPreference);
  }
  const { body, contentType, headers } = serialized;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
