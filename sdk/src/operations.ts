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

/** What may be other than usual in a single call. `maxRetries` holds for a call that changes something too, if it is given here. */
export interface CallOptions extends Partial<RetryOptions> {
  /** Ends the call: it throws the signal's reason. */
  signal?: AbortSignal;
  /** Headers beside those of the client. */
  headers?: Record<string, string>;
}

/** The methods of the client, by group and name, as the contract names its operations. */
export type Operations = { readonly [Name in keyof GeneratedClient]: Group<GeneratedClient[Name], SpecialGroup<Name>> };

type Group<Generated, Overrides> = {
  readonly [Name in keyof Generated]: Name extends keyof Overrides ? Overrides[Name] : Operation<Generated[Name]>;
};

/** The same parameters as the generated method's, and a call that can be more than awaited. */
type Operation<Method> = Method extends (...args: infer Args) => infer Result
  ? (...args: Parameters<Args>) => CallResult<Exclude<Awaited<Result>, undefined>>
  : never;

type CallResult<Data> = [Data] extends [Page] ? AlmanacList<Data> : AlmanacCall<Data>;

/** A generated method takes an object of parameters, which may be left out where all of them may, or none; then options. */
type Parameters<Args extends unknown[]> = 2 extends Args['length']
  ? Args extends [infer Input, unknown?]
    ? [parameters: Input, options?: CallOptions]
    : Args extends [(infer Input)?, unknown?]
      ? [parameters?: Input, options?: CallOptions]
      : never
  : [options?: CallOptions];

/** Operations whose answer depends on what is asked for. */
type SpecialGroup<Name> = Name extends keyof SpecialOperations ? SpecialOperations[Name] : object;

interface SpecialOperations {
  indicators: { observations: ObservationsCall };
  forecast: { run: ForecastCall; backtest: BacktestCall; job: JobCall };
}

type ObservationsQuery = Omit<globalThis.Parameters<GeneratedClient['indicators']['observations']>[0], 'format'>;

interface ObservationsCall {
  /** As CSV it is a text; the cursor of the next page is in the header `X-Next-Cursor`. */
  (parameters: ObservationsQuery & { format: 'csv' }, options?: CallOptions): AlmanacCall<string>;
  (parameters: ObservationsQuery & { format?: 'json' }, options?: CallOptions): AlmanacList<ObservationsResponse>;
}

interface ForecastCall {
  (
    parameters: { forecastRequest: ForecastRequest; Prefer?: undefined },
    options?: CallOptions,
  ): AlmanacCall<ForecastRun>;
  /** With `respond-async` the answer is a job, unless the forecast is there already. */
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
  /** With `respond-async` the answer is a job, unless the backtest is there already. */
  (
    parameters: { backtestRequest: BacktestRequest; Prefer: string },
    options?: CallOptions,
  ): AlmanacCall<BacktestRun | ForecastJob>;
}

interface JobCall {
  /** The job each time that it is further, until it has ended. */
  (parameters: { jobId: string }, options: CallOptions & { events: true }): AsyncIterable<ForecastJob>;
  (parameters: { jobId: string }, options?: CallOptions & { events?: false }): AlmanacCall<ForecastJob>;
}
