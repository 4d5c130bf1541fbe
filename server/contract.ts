import type { AppContext, LibraryContext } from './appContext.js';
import type { EventStreamResponse } from './eventStreamResponse.js';
import type { operations } from './generated/api.js';
import type { Input, ResponseBody, Responses, Success, SuccessContent } from './operationInput.js';
import type { PreparedList } from './preparedList.js';
import type { OperationId } from './schemas.js';

/** A session that an operation created, to be set as the caller's cookie. */
export interface NewSession {
  token: string;
  expiresAt: string;
}

/** What a response about the library depends on. */
interface Dependencies {
  /** The ids of the series, if it depends on nothing else but the catalogue; by default it depends on the whole library. */
  seriesIds?: number[];
}

/** A body of which lists can be prepared as JSON. */
type PreparedBody<Body> = {
  [Name in keyof Body]: Body[Name] extends readonly (infer Item)[] ? Body[Name] | PreparedList<Item> : Body[Name];
};

export interface JsonResponse<Id extends OperationId> extends Dependencies {
  json: ResponseBody<Id> | PreparedBody<ResponseBody<Id>>;
  /** Defaults to the first success status of the contract. */
  status?: 202 | 503;
  /** The path at which to poll for the result of an accepted request (202). */
  location?: string;
  /** The session to set as a cookie. */
  session?: NewSession;
}

/** A response without a body. */
export interface EmptyResponse {
  done: true;
  /** Whether to remove the session cookie. */
  endsSession?: boolean;
}

export interface CsvResponse extends Dependencies {
  csv: Buffer;
  filename: string;
  nextCursor: string | null;
  /** The requested series without values, formatted for the header; absent if there are none. */
  missingSeries?: string;
  /** The vintage date of all values, for the header; absent if they are of several. */
  vintageDate?: string | undefined;
}

/** The contents of a file: its first bytes, and the rest of a long one, which fails if it cannot be read in the same state. */
export interface DownloadContent {
  state: string;
  start: Buffer;
  rest?: AsyncIterable<Buffer>;
}

/** A CSV file. It is read only for a response with a body: neither for HEAD nor for 304. */
export interface DownloadResponse {
  filename: string;
  /** The vintage date of the values, for the header. */
  vintageDate: string | undefined;
  /** Changes whenever the data of the file do. */
  state: string;
  /** Begins to read the file. Rejects if that is not possible. */
  read(): Promise<DownloadContent>;
}

/** A calendar as iCalendar (RFC 5545). */
export interface CalendarResponse {
  calendar: Buffer;
  filename: string;
}

/** A picture. */
export interface PictureResponse extends Dependencies {
  picture: Uint8Array | string;
  type: 'image/svg+xml' | 'image/png';
}

/** Text that is not cached, by default in the Prometheus text format. */
export interface TextResponse {
  text: string;
  /** Defaults to the first success status of the contract. */
  status?: number;
  type?: string;
  /** Name of the file, if a browser is to save the text. */
  filename?: string;
  /** The Content-Security-Policy of a page; that of the API by default. */
  policy?: string;
}

/** A document that does not change while the server runs. */
export interface DocumentResponse {
  document: string;
  type: string;
  changedAt: Date;
}

export type OperationResponse<Id extends OperationId> =
  | (SuccessContent<Id> extends { 'application/json': unknown } ? JsonResponse<Id> : never)
  | (Success<Id> extends { content?: never } ? EmptyResponse : never)
  | (SuccessContent<Id> extends { 'text/csv': string } ? CsvResponse | DownloadResponse : never)
  | (SuccessContent<Id> extends { 'text/calendar': string } ? CalendarResponse : never)
  | (SuccessContent<Id> extends { 'image/png': string } ? PictureResponse : never)
  | (SuccessContent<Id> extends
      | { 'text/plain': string }
      | { 'text/html': string }
      | { 'text/markdown': string }
      | { 'application/atom+xml': string }
      ? TextResponse
      : never)
  // The MCP library serializes its messages itself.
  | (Id extends 'mcp.send' ? TextResponse : never)
  | (SuccessContent<Id> extends { 'text/event-stream': string } ? EventStreamResponse : never)
  | (401 extends keyof operations[Id]['responses'] ? never : DocumentResponse);

/** A response of any operation. */
export type AnyResponse =
  | JsonResponse<OperationId>
  | EmptyResponse
  | CsvResponse
  | DownloadResponse
  | CalendarResponse
  | PictureResponse
  | TextResponse
  | EventStreamResponse
  | DocumentResponse;

/**
 * An operation that can reject credentials (401, or 404 for a token in the path) and supports conditional requests (304)
 * reads the library and gets its version.
 */
type OperationContext<Id extends OperationId> = 304 extends keyof Responses<Id>
  ? [Extract<keyof Responses<Id>, 401 | 404>] extends [never]
    ? AppContext
    : LibraryContext
  : AppContext;

/** One endpoint: a function from validated input to a response, independent of HTTP. It throws an ApiError for a rejected request. */
export type Operation<Id extends OperationId> = (
  context: OperationContext<Id>,
  input: Input<Id>,
) => Promise<OperationResponse<Id>>;

/** The table of all operations. A missing operation or one with a wrong response type does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> };
