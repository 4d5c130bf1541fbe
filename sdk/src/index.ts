export { Almanac, type AlmanacOptions } from './almanac.js';
export {
  AlmanacError,
  AuthenticationError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TooLargeError,
} from './almanacError.js';
export type { AlmanacCall, WithResponse } from './call.js';
export type { CallOptions, StreamOptions } from './callOptions.js';
export { type Columns, toColumns, toColumnsBySeries } from './columns.js';
export { ConnectionError, TimeoutError } from './connectionError.js';
export type { Csv } from './csv.js';
export type { AlmanacEvent } from './eventStream.js';
export type * from './generated/operations.gen.js';
export type * from './generated/parameters.gen.js';
export type * from './generated/types.gen.js';
export type { AlmanacList } from './list.js';
export type { RateLimit } from './rateLimit.js';
export type { AttemptInfo, Logger } from './transport.js';
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  WebhookVerificationError,
} from './verifyWebhook.js';
