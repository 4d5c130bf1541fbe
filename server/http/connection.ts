import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Begins to handle the request, at once or later. */
  handle(): void;
}

/**
 * A connection of a client. It handles one request at a time: the next pipelined request starts when the response before it
 * was read. So a connection holds at most one response in memory, and a client gains nothing from sending many at once.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #queue: Exchange[] = [];
  #current: Exchange | undefined;
  #progress = '';
  #stalledChecks = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Whether a response must not be interrupted by an error about bytes that arrived after its request. */
  get isResponding(): boolean {
    return this.#current !== undefined && (this.#current.response.headersSent || this.#current.request.complete);
  }

  /** Number of bytes that wait in this process for the client to read them. */
  get unreadBytes(): number {
    return this.#current?.response.writableLength ?? this.#socket.writableLength;
  }

  /** Handles a request now, or after those that arrived before it. Returns false if too many wait already. */
  accept(exchange: Exchange, maxWaiting: number): boolean {
    if (this.#current === undefined) this.#handle(exchange);
    else if (this.#queue.length < maxWaiting) this.#queue.push(exchange);
    else return false;
    return true;
  }

  #handle(exchange: Exchange): void {
    this.#current = exchange;
    exchange.response.once('close', () => {
      this.#current = undefined;
      const next = this.#queue.shift();
      if (next !== undefined) this.#handle(next);
    });
    exchange.handle();
  }

  /** Returns in how many checks in a row, this one included, the client has read nothing although it could. */
  countStalledChecks(): number {
    const isWaiting = this.unreadBytes > 0 || this.#socket.writableEnded;
    const progress = isWaiting ? describeProgress(this.#socket) : '';
    this.#stalledChecks = isWaiting && progress === this.#progress ? this.#stalledChecks + 1 : 0;
    this.#progress = progress;
    return this.#stalledChecks;
  }

  /** Closes the connection without completing its response. */
  destroy(): void {
    this.#queue.length = 0;
    this.#socket.destroy();
  }
}

/** Changes whenever the operating system takes bytes of a response. Node itself detects idle sockets by `writeQueueSize`. */
function describeProgress(socket: Socket & { _handle?: { writeQueueSize?: number } | null }): string {
  return `${socket.bytesWritten - socket.writableLength} ${socket._handle?.writeQueueSize}`;
}
