import type { AppContext, LibraryContext } from './appContext.js';
import type { Caller } from './caller.js';
import type { operations } from './generated/api.js';
import type { OperationId } from './schemas.js';

/** Query parameters to which the contract gives a default: the validator has filled them in before an operation runs. */
type DefaultedParameter = 'days' | 'limit' | 'order' | 'units' | 'firstRelease' | 'allVintages' | 'history' | 'dryRun';

type WithDefaults<Query> = Query & { [Name in keyof Query & DefaultedParameter]-?: NonNullable<Query[Name]> };
type OrEmpty<Part> = [Part] extends [undefined] ? Record<never, never> : NonNullable<Part>;

/** What an operation is handed of a request: its checked path and query parameters, and the media type it prefers. */
export interface Input<Id extends OperationId> {
  path: OrEmpty<operations[Id]['parameters']['path']>;
  query: WithDefaults<OrEmpty<operations[Id]['parameters']['query']>>;
  body: RequestBody<operations[Id]>;
  accepts: 'application/json' | 'text/csv' | 'text/event-stream';
  /** Whether the caller would rather not wait (`Prefer: respond-async`). */
  prefersAsync: boolean;
  caller: Caller;
  client: Client;
}

type RequestBody<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Json } } }
  ? Json
  : Operation extends { requestBody: { content: { 'text/csv': infer Csv } } }
    ? Csv
    : undefined;

/** What is known of the program that calls. */
export interface Client {
  address: string;
  userAgent: string;
}

/** A session that an operation has opened, for the caller's cookie. */
export interface NewSession {
  token: string;
  expiresAt: string;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>];
type SuccessContent<Id extends OperationId> = Success<Id> extends { content: infer Content } ? Content : never;

/** The JSON body of an operation's answer, as the contract has it. */
export type ResponseBody<Id extends OperationId> =
  SuccessContent<Id> extends { 'application/json': infer Json } ? Json : never;

export interface JsonResponse<Id extends OperationId> {
  json: ResponseBody<Id>;
  /** The first success of the contract, unless it is another of its answers. */
  status?: 202 | 503;
  /** The path at which to look for what was accepted (202). */
  location?: string;
  /** The session that the answer opens. */
  session?: NewSession;
}

/** An answer without a body. */
export interface EmptyResponse {
  done: true;
  /** Whether the caller's session has ended. */
  endsSession?: boolean;
}

export interface CsvResponse {
  csv: string;
  filename: string;
  nextCursor: string | null;
}

/** CSV that is sent page by page and never held whole in memory. */
export interface CsvStreamResponse {
  pages: AsyncIterable<string>;
  filename: string;
}

/** A calendar as iCalendar (RFC 5545). */
export interface CalendarResponse {
  calendar: string;
  filename: string;
}

/** Plain text that holds for this moment only. */
export interface TextResponse {
  text: string;
}

/** An event of a stream; the data are the text of one JSON value. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Events that are sent as they come, until there are no more or the signal says that nobody listens. */
export interface EventStreamResponse {
  events(signal: AbortSignal): AsyncIterable<ServerEvent>;
}

/** A document that stays the same for as long as the server runs. */
export interface DocumentResponse {
  document: string;
  type: string;
  changedAt: Date;
}

export type OperationResponse<Id extends OperationId> =
  | (SuccessContent<Id> extends { 'application/json': unknown } ? JsonResponse<Id> : never)
  | (Success<Id> extends { content?: never } ? EmptyResponse : never)
  | (SuccessContent<Id> extends { 'text/csv': string } ? CsvResponse | CsvStreamResponse : never)
  | (SuccessContent<Id> extends { 'text/calendar': string } ? CalendarResponse : never)
  | (SuccessContent<Id> extends { 'text/plain': string } ? TextResponse : never)
  | (SuccessContent<Id> extends { 'text/event-stream': string } ? EventStreamResponse : never)
  | (401 extends keyof operations[Id]['responses'] ? never : DocumentResponse);

/** An answer of any operation. */
export type AnyResponse =
  | JsonResponse<OperationId>
  | EmptyResponse
  | CsvResponse
  | CsvStreamResponse
  | CalendarResponse
  | TextResponse
  | EventStreamResponse
  | DocumentResponse;

/** An operation that wants a key and can be asked on condition (304) reads the library, and is told the version that it reads. */
type OperationContext<Id extends OperationId> = [401, 304] extends [keyof Responses<Id>, keyof Responses<Id>]
  ? LibraryContext
  : AppContext;

/** One endpoint: checked input to answer. It knows nothing of HTTP; what it refuses, it throws as an ApiError. */
export type Operation<Id extends OperationId> = (
  context: OperationContext<Id>,
  input: Input<Id>,
) => Promise<OperationResponse<Id>>;

/** The typed table of operations: one that is missing, or that answers another shape, does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> };
