import type { Request, RequestHandler, Response } from 'express';
import { accountOf } from '../caller.js';
import { type Context, lastChange, today } from '../context.js';
import type {
  AnyAnswer,
  CalendarAnswer,
  CsvAnswer,
  DocumentAnswer,
  EventsAnswer,
  Input,
  JsonAnswer,
  OperationId,
  Operations,
  TextAnswer,
} from '../contract.js';
import { ApiError, invalidRequest } from '../errors.js';
import type { ChangeWatch } from '../store/changes.js';
import type { AnswerCache } from './answerCache.js';
import { passageOf, versionsOf } from './caller.js';
import { attachment, csvType, sendCsvPages } from './csvPages.js';
import { sendEvents } from './eventStream.js';
import { asyncPreference, prefersLater } from './prefer.js';
import { preferredType } from './preferredType.js';
import { sendDocument } from './sendDocument.js';
import { writeSessionCookie } from './sessionCookie.js';
import { etagOf, type StoredAnswer, sendStored } from './storedAnswer.js';

/** Operations whose answer is a function of the library, the day and the request alone: it may be kept, and asked for on condition. */
const libraryReads: ReadonlySet<OperationId> = new Set<OperationId>([
  'indicators.get',
  'indicators.download',
  'indicators.search',
  'indicators.series',
  'indicators.observations',
  'indicators.metadata',
  'indicators.releases',
  'indicators.vintages',
  'calendar.releases',
  'calendar.ics',
  'discovery.catalog',
]);

/** What the validator leaves on a request that it has matched. */
interface Matched {
  schema: { operationId: OperationId; requestBody?: { required?: boolean }; responses: Record<string, unknown> };
  pathParams: Record<string, string>;
}

/**
 * Comes before the validator: `response.json` then only notes the body. The validator wraps it with its check against
 * the contract, so that `dispatch` can have a body checked and still send it as bytes of its own.
 */
export const noteCheckedBody: RequestHandler = (_request, response, next) => {
  response.json = (body) => {
    response.locals['checkedBody'] = body;
    return response;
  };
  next();
};

/** The operation that the validator has matched a request to, if it came so far. */
export function matchedOperation(request: Request): OperationId | undefined {
  return (request as Request & { openapi?: Matched }).openapi?.schema.operationId;
}

/** The last step of a request's way: runs the operation that the contract names and sends its answer. */
export function dispatch(
  operations: Operations,
  context: Context,
  changes: ChangeWatch,
  answers: AnswerCache,
): RequestHandler {
  return async (request, response) => {
    const { openapi } = request as Request & { openapi?: Matched };
    // The validator lets a target that is no path (`OPTIONS *`) pass without a match.
    if (openapi === undefined) throw new ApiError('route_not_found');
    const { schema, pathParams } = openapi;
    const id = schema.operationId;
    const passage = passageOf(request);
    passage.operation = id;
    if (passage.bodyProblem !== undefined) throw passage.bodyProblem;
    const operation = operations[id] as (context: object, input: Input<OperationId>) => Promise<AnyAnswer>;
    // The validator lets an absent body pass where no field of it is required.
    if (schema.requestBody?.required === true && request.body === undefined) {
      throw invalidRequest([{ field: 'body', problem: 'is missing' }]);
    }
    const input = inputOf(request, pathParams);
    const begun = { ...context, now: () => new Date(passage.startedAt) };
    // Known before the operation runs: an answer may then only be newer than its version says, and is dropped sooner.
    const library = libraryReads.has(id) ? (await versionsOf(passage, changes)).library : undefined;
    const answer = await operation({ ...begun, library }, input);
    if ('document' in answer) return sendDocument(request, response, answer, id);
    if ('text' in answer) return sendText(response, answer.text);
    if ('events' in answer) return sendEvents(response, answer, accountOf(input.caller), context.stopping);
    if (library === undefined) return sendFresh(request, response, answer, successOf(schema));
    const lastModified = lastChange({ ...begun, library });
    if ('pages' in answer) {
      const etag = etagOf(`${library.changedAt} ${request.url}`);
      return sendCsvPages(request, response, answer, etag, lastModified);
    }
    if ('done' in answer) throw new Error('A read of the library has a body.');
    const bytes = asBytes(answer, response, 200);
    if (bytes === undefined) return;
    const stored = { ...bytes, etag: etagOf(bytes.body), lastModified, operation: id };
    answers.keep(request, stored, library.version, today(begun));
    await sendStored(request, response, stored);
  };
}

/** The status that the contract has for the success of an operation. */
function successOf({ responses }: Matched['schema']): number {
  return Number(Object.keys(responses).find((status) => status.startsWith('2')));
}

function inputOf(request: Request, path: Record<string, string>): Input<OperationId> {
  return {
    path,
    query: request.query,
    body: request.body,
    accepts: preferredType(request),
    prefersLater: prefersLater(request),
    caller: passageOf(request).caller,
    client: { address: request.ip ?? '', userAgent: request.get('User-Agent') ?? '' },
  } as Input<OperationId>;
}

type Bytes = Pick<StoredAnswer, 'body' | 'contentType' | 'headers'>;

/** The bytes of an answer; undefined when the validator found the body wrong and has passed its error on. */
function asBytes(
  answer: JsonAnswer<OperationId> | CsvAnswer | CalendarAnswer,
  response: Response,
  status: number,
): Bytes | undefined {
  if ('calendar' in answer) {
    const headers = { 'Content-Disposition': attachment(answer.filename) };
    return { body: Buffer.from(answer.calendar), contentType: 'text/calendar; charset=utf-8', headers };
  }
  if ('csv' in answer) {
    const headers: Record<string, string> = { 'Content-Disposition': attachment(answer.filename) };
    if (answer.nextCursor !== null) headers['X-Next-Cursor'] = answer.nextCursor;
    return { body: Buffer.from(answer.csv), contentType: csvType, headers };
  }
  response
    .status(answer.status ?? status)
    .type('json')
    .json(answer.json);
  const body: unknown = response.locals['checkedBody'];
  if (body === undefined) return undefined;
  return { body: Buffer.from(JSON.stringify(body)), contentType: 'application/json; charset=utf-8', headers: {} };
}

function sendText(response: Response, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  // The version is that of Prometheus's text format.
  response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
  response.end(text);
}

/** Sends an answer that holds for this moment only, with the session that it opens or ends. */
function sendFresh(
  request: Request,
  response: Response,
  answer: Exclude<AnyAnswer, DocumentAnswer | TextAnswer | EventsAnswer>,
  status: number,
): void {
  if ('pages' in answer) throw new Error('Only what the library holds is streamed.');
  response.setHeader('Cache-Control', 'no-store');
  if ('done' in answer) {
    if (answer.signedOut === true) writeSessionCookie(request, response, null);
    response.status(status).end();
    return;
  }
  const bytes = asBytes(answer, response, status);
  if (bytes === undefined) return;
  if ('json' in answer && answer.session !== undefined) writeSessionCookie(request, response, answer.session);
  if ('json' in answer && answer.location !== undefined) {
    response.setHeader('Location', answer.location);
    if (prefersLater(request)) response.setHeader('Preference-Applied', asyncPreference);
  }
  const { body, contentType, headers } = bytes;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
