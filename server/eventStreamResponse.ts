/** A server-sent event. `data` is one JSON value as text. A client sends the id of the last event when it reconnects. */
export interface ServerEvent {
  id?: string;
  event: string;
  data: string;
}

/** A stream of server-sent events. The signal is aborted when the client disconnects or the server stops. */
export interface EventStreamResponse {
  events(signal: AbortSignal): AsyncIterable<ServerEvent>;
  /** Takes back what the operation has begun. It is called instead of `events` if the stream is refused. */
  withdraw?(): Promise<void>;
}
