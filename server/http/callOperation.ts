import type { Request, RequestHandler, Response } from 'express';
import { contract } from '../contractFile.js';
import { ApiError } from '../errors.js';
import type { CallOperation, OperationRequest } from '../operationInput.js';
import type { OperationId } from '../schemas.js';
import { parseQuery } from './queryParser.js';
import { getRequestContext, setRequestContext } from './requestContext.js';
import { type RequestRecorders, recordCall } from './requestLog.js';
import type { RunOperation } from './runOperation.js';
import { serializeJson } from './serializeJson.js';

/** Creates the function with which the operation of a request runs others. */
export type CreateCallOperation = (request: Request, response: Response) => CallOperation;

interface Dependencies extends RequestRecorders {
  /** The checks of the contract, in their order. */
  checks: RequestHandler[];
  runOperation: RunOperation;
  /** Counts a request. Throws `rate_limit_exceeded` if it is not admitted. */
  countRequest(request: Request, response: Response): Promise<void>;
}

/** Method and path of each operation. */
const targets = new Map<string, { method: string; path: string }>(
  Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [
      operationId,
      { method: method.toUpperCase(), path },
    ]),
  ),
);

/**
 * A call passes the checks of a request that was sent by HTTP. The request that makes the calls has been counted, which
 * covers one call of each operation. Any further call of an operation counts as a request.
 */
export function createCallOperations(dependencies: Dependencies): CreateCallOperation {
  const { checks, runOperation, countRequest, now } = dependencies;
  return (outer, response) => {
    const called = new Set<OperationId>();
    const callOperation: CallOperation = async (id, request) => {
      if (called.has(id)) await countRequest(outer, response);
      called.add(id);
      const startedAt = now();
      const inner = createRequest(outer, id, request as OperationRequest<OperationId>);
      const record = (status: number) => recordCall(getRequestContext(inner), { status, startedAt }, dependencies);
      try {
        // Each check throws, or calls the next one as the last thing it does.
        for (const check of checks) await check(inner, response, () => {});
        const { result } = await runOperation(inner, response, callOperation);
        if (result === undefined) throw new ApiError('service_unavailable');
        if (!('json' in result)) throw new Error(`${id} has no JSON response.`);
        const json = JSON.parse((await serializeJson(result.json)).toString());
        record(200);
        return json;
      } catch (failure) {
        record(failure instanceof ApiError ? failure.status : 500);
        throw failure;
      }
    };
    return callOperation;
  };
}

/** Creates a request for another operation. It has the caller and the client of the outer one, and none of its preferences. */
function createRequest(outer: Request, id: OperationId, request: OperationRequest<OperationId>): Request {
  const target = targets.get(id);
  if (target === undefined) throw new Error(`The contract has no operation ${id}.`);
  const values: Record<string, unknown> = { ...request.path };
  const path = target.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  const search = formatQuery(request.query ?? {});
  const { prefer, 'x-share-token': share, 'last-event-id': eventId, ...headers } = outer.headers;
  const json = 'application/json';
  const inner: Request = Object.create(outer, {
    method: { value: target.method },
    url: { value: search === '' ? path : `${path}?${search}` },
    query: { value: parseQuery(search) },
    body: { value: request.body === undefined ? undefined : structuredClone(request.body) },
    headers: { value: { ...headers, accept: json, 'content-type': json } },
  });
  const { operation, path: outerPath, query, ...context } = getRequestContext(outer);
  setRequestContext(inner, { ...context, isHead: false });
  return inner;
}

/** Formats a query as a client does: lists are separated by commas, and undefined values are left out. */
function formatQuery(query: object): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${[value]
          .flat()
          .map((one) => encodeURIComponent(String(one)))
          .join(',')}`,
    )
    .join('&');
}
