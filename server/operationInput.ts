import type { ComputeCharge } from './access/computeBudget.js';
import type { Caller } from './caller.js';
import type { operations } from './generated/api.js';
import type { OperationId } from './schemas.js';
import type { SignedBody } from './signedBody.js';

/** Query parameters with a default in the contract. The validator sets them before an operation runs. */
type DefaultedParameter =
  | 'days'
  | 'limit'
  | 'order'
  | 'units'
  | 'firstRelease'
  | 'allVintages'
  | 'includeVintage'
  | 'history'
  | 'indicators'
  | 'dryRun'
  | 'state';

type WithDefaults<Query> = Query & { [Name in keyof Query & DefaultedParameter]-?: NonNullable<Query[Name]> };
type OrEmpty<Part> = [Part] extends [undefined] ? Record<never, never> : NonNullable<Part>;

/** The validated parts of a request that an operation receives. */
export interface Input<Id extends OperationId> {
  path: OrEmpty<operations[Id]['parameters']['path']>;
  query: WithDefaults<OrEmpty<operations[Id]['parameters']['query']>>;
  body: RequestBody<operations[Id]>;
  /** The media type that the request prefers. */
  accepts: 'application/json' | 'text/csv' | 'text/event-stream';
  /** Whether the caller prefers an asynchronous response (`Prefer: respond-async`). */
  prefersAsync: boolean;
  /** Hash of the token of a share link (`X-Share-Token`). */
  shareHash: string | undefined;
  /** The last event that the client received (`Last-Event-ID`). */
  lastEventId: string | undefined;
  /** The bytes of a signed body, which are not validated, and their signature; both empty for other operations. */
  signedBody: SignedBody;
  caller: Caller;
  client: Client;
  /** Aborted when the client disconnects before it has the response. */
  disconnected: AbortSignal;
  /** Reports what the request costs, for the headers of the response. */
  reportCharge(charge: ComputeCharge): void;
  /** The headers of the Model Context Protocol, by name in lower case. */
  mcpHeaders: Record<string, string>;
  callOperation: CallOperation;
}

type AllowUndefined<Query> = { [Name in keyof Query]: Query[Name] | undefined };

/** The parts of a request for an operation, as a client would send them. */
export interface OperationRequest<Id extends OperationId> {
  path?: operations[Id]['parameters']['path'];
  query?: AllowUndefined<operations[Id]['parameters']['query']>;
  body?: RequestBody<operations[Id]>;
}

/**
 * Runs another operation for the caller of this one and returns its JSON. The request passes the same checks as one sent by
 * HTTP: credentials, scopes, the contract and the limits. Throws the ApiError of a rejected request.
 */
export type CallOperation = <Id extends OperationId>(
  id: Id,
  request: OperationRequest<Id>,
) => Promise<ResponseBody<Id>>;

type RequestBody<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Json } } }
  ? Json
  : Operation extends { requestBody: { content: { 'text/csv': infer Csv } } }
    ? Csv
    : undefined;

/** Information about the client program. */
export interface Client {
  address: string;
  /** The group in which the address is limited. */
  addressGroup: string;
  /** Whether the request comes from the machine of a development server, without a proxy. */
  isLocal: boolean;
  userAgent: string;
}

export type Responses<Id extends OperationId> = operations[Id]['responses'];
export type Success<Id extends OperationId> = Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>];
export type SuccessContent<Id extends OperationId> = Success<Id> extends { content: infer Content } ? Content : never;

/** The JSON body of an operation's response, as defined in the contract. */
export type ResponseBody<Id extends OperationId> =
  SuccessContent<Id> extends { 'application/json': infer Json } ? Json : never;
