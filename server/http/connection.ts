import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type PaceLimits, ReadingPace } from './readingPace.js';

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
  readonly #pace = new ReadingPace();
  #isClosing = false;

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
    // Node emits it once. `once` would create a function for each response.
    exchange.response.on('close', () => {
      this.#current = undefined;
      const next = this.#queue.shift();
      if (this.#isClosing) this.#socket.destroySoon();
      else if (next !== undefined) this.#handle(next);
    });
    exchange.handle();
  }

  /** Returns why to close the connection, if the client reads too slowly. Call it at equal intervals. */
  checkPace(limits: PaceLimits): string | undefined {
    const isWaiting = this.unreadBytes > 0 || this.#socket.writableEnded;
    return this.#pace.check(isWaiting ? countTakenBytes(this.#socket) : undefined, limits);
  }

  /** Completes the response in progress and closes the connection. The requests that wait are not handled. */
  closeAfterResponse(): void {
    this.#isClosing = true;
    if (this.#current?.response.headersSent === false) this.#current.response.setHeader('Connection', 'close');
    // If received bytes were left unread, closing would make the system discard the end of the response.
    for (const { request } of this.#queue) request.resume();
  }

  /** Closes the connection without completing its response. */
  destroy(): void {
    this.#queue.length = 0;
    this.#socket.destroy();
  }
}

/** Counts the bytes of responses that the operating system has taken. Node itself detects idle sockets by `writeQueueSize`. */
function countTakenBytes(
  socket: Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null },
): number {
  const { bytesWritten, writeQueueSize } = socket._handle ?? { bytesWritten: 0, writeQueueSize: 0 };
  return bytesWritten - writeQueueSize;
}
