/** A server-sent event. `data` is one JSON value as text. A client sends the id of the last event when it reconnects. */
export interface ServerEvent {
  id?: string;
  event: string;
  data: string;
}

/** Tells a client from where to continue, without an event. */
export interface StreamPosition {
  id: string;
  event?: undefined;
  data?: undefined;
}

/** A stream of server-sent events. The signal is aborted when the client disconnects or the server stops. */
export interface EventStreamResponse {
  events(signal: AbortSignal): AsyncIterable<ServerEvent | StreamPosition>;
  /** Takes back what the operation has begun. It is called instead of `events` if the stream is refused. */
  withdraw?(): Promise<void>;
}
