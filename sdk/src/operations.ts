import type { AlmanacCall } from './call.js';
import type { GeneratedClient } from './generated/sdk.gen.js';
import type {
  BacktestRequest,
  BacktestRun,
  ForecastJob,
  ForecastRequest,
  ForecastRun,
  ObservationsResponse,
} from './generated/types.gen.js';
import type { AlmanacList, Page } from './list.js';
import type { RetryOptions } from './transport.js';

/** Options of a single call. A `maxRetries` given here also applies to a call that changes something. */
export interface CallOptions extends Partial<RetryOptions> {
  /** Aborts the call, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** Headers to send in addition to those of the client. */
  headers?: Record<string, string>;
}

/** The methods of the client by group and name, as in the operationIds of the contract. */
export type Operations = { readonly [Name in keyof GeneratedClient]: Group<GeneratedClient[Name], SpecialGroup<Name>> };

type Group<Generated, Overrides> = {
  readonly [Name in keyof Generated]: Name extends keyof Overrides ? Overrides[Name] : Operation<Generated[Name]>;
};

/** A method with the parameters of the generated one that returns an AlmanacCall or AlmanacList. */
type Operation<Method> = Method extends (...args: infer Args) => infer Result
  ? (...args: Parameters<Args>) => CallResult<Exclude<Awaited<Result>, undefined>>
  : never;

type CallResult<Data> = [Data] extends [Page] ? AlmanacList<Data> : AlmanacCall<Data>;

/** Parameters of a generated method: an object, optional if all parameters are optional, or none; then options. */
type Parameters<Args extends unknown[]> = 2 extends Args['length']
  ? Args extends [infer Input, unknown?]
    ? [parameters: Input, options?: CallOptions]
    : Args extends [(infer Input)?, unknown?]
      ? [parameters?: Input, options?: CallOptions]
      : never
  : [options?: CallOptions];

/** Operations whose result type depends on their parameters. */
type SpecialGroup<Name> = Name extends keyof SpecialOperations ? SpecialOperations[Name] : object;

interface SpecialOperations {
  indicators: { observations: ObservationsCall };
  forecast: { run: ForecastCall; backtest: BacktestCall; job: JobCall };
}

type ObservationsQuery = Omit<globalThis.Parameters<GeneratedClient['indicators']['observations']>[0], 'format'>;

interface ObservationsCall {
  /** Returns CSV as a string. The cursor of the next page is in the header `X-Next-Cursor`. */
  (parameters: ObservationsQuery & { format: 'csv' }, options?: CallOptions): AlmanacCall<string>;
  (parameters: ObservationsQuery & { format?: 'json' }, options?: CallOptions): AlmanacList<ObservationsResponse>;
}

interface ForecastCall {
  (
    parameters: { forecastRequest: ForecastRequest; Prefer?: undefined },
    options?: CallOptions,
  ): AlmanacCall<ForecastRun>;
  /** With `respond-async`, returns a job, or the forecast if it is already stored. */
  (
    parameters: { forecastRequest: ForecastRequest; Prefer: string },
    options?: CallOptions,
  ): AlmanacCall<ForecastRun | ForecastJob>;
}

interface BacktestCall {
  (
    parameters: { backtestRequest: BacktestRequest; Prefer?: undefined },
    options?: CallOptions,
  ): AlmanacCall<BacktestRun>;
  /** With `respond-async`, returns a job, or the backtest if it is already stored. */
  (
    parameters: { backtestRequest: BacktestRequest; Prefer: string },
    options?: CallOptions,
  ): AlmanacCall<BacktestRun | ForecastJob>;
}

interface JobCall {
  /** Yields the job each time its state changes, until it ends. */
  (parameters: { jobId: string }, options: CallOptions & { events: true }): AsyncIterable<ForecastJob>;
  (parameters: { jobId: string }, options?: CallOptions & { events?: false }): AlmanacCall<ForecastJob>;
}
