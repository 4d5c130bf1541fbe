import type { Request, RequestHandler, Response } from 'express';
import { getAddressGroup } from '../access/addressRanges.js';
import { hashSecret } from '../access/secrets.js';
import { type AppContext, getLastModified, getToday } from '../appContext.js';
import { assertIncluded, isPaywalled } from '../billing/assertIncluded.js';
import { requireAccountId } from '../caller.js';
import type { Config } from '../config.js';
import type { AnyResponse, DocumentResponse, Input, Operations, TextResponse } from '../contract.js';
import { contract } from '../contractFile.js';
import type { EventStreamResponse } from '../eventStreamResponse.js';
import type { OperationId } from '../schemas.js';
import type { VersionReader } from '../store/versionReader.js';
import { keepOwners, takeTurn } from '../takeTurn.js';
import { computeEtag, sendCachedResponse } from './cachedResponse.js';
import { setComputeHeaders } from './computeHeaders.js';
import { deferUntilEnd } from './deferUntilEnd.js';
import { sendDownload } from './download.js';
import { sendEvents } from './eventStream.js';
import { negotiateMediaType } from './negotiateMediaType.js';
import { asyncPreference, prefersAsync } from './prefer.js';
import { getRequestContext, getVersions } from './requestContext.js';
import type { ResponseCache } from './responseCache.js';
import { isCacheable } from './routes.js';
import { isServedOverHttps } from './securityHeaders.js';
import { sendDocument } from './sendDocument.js';
import { serializeResponse } from './serializeResponse.js';
import { writeSessionCookie } from './sessionCookie.js';
import { isAbortError, watchDisconnect } from './watchDisconnect.js';

/** Sessions and the audit log store the user agent. */
const maxUserAgentLength = 200;

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
  operations: Operations,
  context: AppContext,
  versionReader: VersionReader,
  responseCache: ResponseCache,
): RequestHandler {
  return async (request, response) => {
    const requestContext = getRequestContext(request);
    const { operation: id } = requestContext;
    if (id === undefined) throw new Error('The validator did not find an operation.');
    const operation = operations[id] as (context: object, input: Input<OperationId>) => Promise<AnyResponse>;
    const input = buildInput(request, response, context.config);
    if (isPaywalled(context.config, id)) assertIncluded(context.config, id, input, new Date(requestContext.startedAt));
    const { afterResponse, endOperation } = deferUntilEnd(response, context.backgroundQueue);
    const operationContext = { ...context, now: () => new Date(requestContext.startedAt), afterResponse };
    // The version is read before the operation runs, so the response can only be newer than its version, never older.
    // An operation of an account can read the library from memory, of which the versions tell whether it is current.
    const readsVersions = isCacheable(id) || 'accountId' in input.caller;
    const versions = readsVersions ? await getVersions(requestContext, versionReader) : undefined;
    const library = isCacheable(id) ? versions?.library : undefined;
    const ignoreAbort = (failure: unknown) => {
      if (!input.disconnected.aborted || !isAbortError(failure)) throw failure;
    };
    // An operation continues after its client has disconnected.
    const releaseOwners = keepOwners();
    const running = operation({ ...operationContext, library }, input).finally(() => {
      releaseOwners();
      endOperation();
    });
    const result = await running.catch(ignoreAbort);
    if (result === undefined) return; // The client has disconnected.
    if ('document' in result) return sendDocument(request, response, result, id);
    if ('text' in result) return sendText(response, result);
    const { isHead } = requestContext;
    if ('events' in result) {
      const owner = requireAccountId(input.caller);
      return sendEvents(response, result, { owner, isHead, stopping: context.stopping });
    }
    if (library === undefined) {
      const isSecure = isServedOverHttps(context.config.PUBLIC_URL) || request.secure;
      return sendUncached(request, response, result, successStatuses.get(id) ?? 200, isSecure);
    }
    const lastModified = getLastModified({ ...operationContext, library });
    if ('read' in result) {
      const { disconnected } = input;
      return sendDownload(request, response, result, { lastModified, isHead, disconnected }).catch(ignoreAbort);
    }
    if ('done' in result) throw new Error('A read of the library has a body.');
    const serialized = await serializeResponse(result);
    if (serialized.body.length > maxBytesOfTurn) await takeTurn();
    const cached = { ...serialized, etag: computeEtag(serialized.body), lastModified, operation: id };
    // While series are loaded, the version does not count every change. A feed never reads the cache, and its URL is a secret.
    if (!library.isLoading && input.caller.kind !== 'feed') {
      const seriesIds = 'seriesIds' in result ? result.seriesIds : undefined;
      responseCache.set(request, cached, {
        libraryVersion: library.version,
        day: getToday(operationContext),
        seriesIds,
      });
    }
    await sendCachedResponse(request, response, cached);
  };
}

const noBytes = Buffer.alloc(0);

function buildInput(request: Request, response: Response, config: Config): Input<OperationId> {
  const shareToken = request.get('X-Share-Token');
  const address = request.ip ?? '';
  const { caller, path, query, isLocal = false, signedBytes = noBytes } = getRequestContext(request);
  return {
    path,
    query,
    body: request.body,
    accepts: negotiateMediaType(request),
    prefersAsync: prefersAsync(request),
    shareHash: shareToken && hashSecret(shareToken),
    lastEventId: request.get('Last-Event-ID'),
    signedBody: { bytes: signedBytes, signature: request.get('Stripe-Signature') ?? '' },
    caller,
    client: {
      address,
      addressGroup: getAddressGroup(address, config.IPV6_PREFIX_LENGTH),
      isLocal,
      userAgent: request.get('User-Agent')?.slice(0, maxUserAgentLength) ?? '',
    },
    disconnected: watchDisconnect(response),
    reportCharge: (charge) => setComputeHeaders(response, charge),
  } as Input<OperationId>;
}

/** The version is that of the Prometheus text format. */
const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

function sendText(response: Response, { text, type = metricsType, policy }: TextResponse): void {
  if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
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
