import type { Context, LibraryContext } from './context.js';
import type { components, operations } from './generated/api.js';

export type OperationId = keyof operations;
export type Schemas = components['schemas'];

/** Query parameters to which the contract gives a default: the validator has filled them in before an operation runs. */
type Defaulted = 'limit' | 'order' | 'units' | 'firstRelease' | 'allVintages';

type Filled<Query> = Query & { [Name in keyof Query & Defaulted]-?: NonNullable<Query[Name]> };
type Given<Part> = [Part] extends [undefined] ? Record<never, never> : NonNullable<Part>;

/** What an operation is handed of a request: its checked path and query parameters, and the media type it prefers. */
export interface Input<Id extends OperationId> {
  path: Given<operations[Id]['parameters']['path']>;
  query: Filled<Given<operations[Id]['parameters']['query']>>;
  accepts: 'application/json' | 'text/csv';
}

type SuccessContent<Id extends OperationId> = operations[Id]['responses'][200]['content'];

/** The JSON body of an operation's answer, as the contract has it. */
export type Body<Id extends OperationId> = SuccessContent<Id> extends { 'application/json': infer Json } ? Json : never;

export interface JsonAnswer<Id extends OperationId> {
  json: Body<Id>;
  /** 200 unless the contract has another status with the same body. */
  status?: 200 | 503;
}

export interface CsvAnswer {
  csv: string;
  filename: string;
  nextCursor: string | null;
}

/** CSV that is sent page by page and never held whole in memory. */
export interface CsvStream {
  pages: AsyncIterable<string>;
  filename: string;
}

/** A document that stays the same for as long as the server runs. */
export interface DocumentAnswer {
  document: string;
  type: string;
  changedAt: Date;
}

export type Answer<Id extends OperationId> =
  | JsonAnswer<Id>
  | (SuccessContent<Id> extends { 'text/csv': string } ? CsvAnswer | CsvStream : never)
  | (401 extends keyof operations[Id]['responses'] ? never : DocumentAnswer);

/** An answer of any operation. */
export type AnyAnswer = JsonAnswer<OperationId> | CsvAnswer | CsvStream | DocumentAnswer;

/** An operation that wants a key reads the library; one that is open to everyone answers also when the database is away. */
type ContextOf<Id extends OperationId> = 401 extends keyof operations[Id]['responses'] ? LibraryContext : Context;

/** One endpoint: checked input to answer. It knows nothing of HTTP; what it refuses, it throws as an ApiError. */
export type Operation<Id extends OperationId> = (context: ContextOf<Id>, input: Input<Id>) => Promise<Answer<Id>>;

/** The typed table of operations: one that is missing, or that answers another shape, does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> };
