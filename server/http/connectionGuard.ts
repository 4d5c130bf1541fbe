import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { TurnQueue } from '../turnQueue.js';
import { Connection } from './connection.js';
import type { PaceLimits } from './readingPace.js';

/** Limits of connections that protect the memory and the sockets of the process. */
export interface ConnectionLimits extends PaceLimits {
  /** Requests that may wait on a connection for the response to an earlier one. */
  maxWaitingRequests: number;
  /** Bytes of responses, over all connections, that clients have not read. */
  maxUnreadBytes: number;
  /** Connections from one group of addresses; see `getGroup`. */
  maxConnectionsPerGroup: number;
  /** Returns the group of addresses of a client; undefined for a proxy, through which many clients connect. */
  getGroup(address: string): string | undefined;
  /** Returns the group of addresses of the client that sent a request, also through a proxy. */
  getClient(request: IncomingMessage): string;
}

/**
 * Closes connections of clients that do not read or read too slowly, that send too many requests at once, or that open too many connections.
 * If clients leave too many bytes unread in total, it closes the connections with the most unread bytes first.
 * Clients take turns: requests start for five milliseconds in each iteration of the event loop, however many connections a
 * client has.
 */
export class ConnectionGuard {
  readonly #limits: ConnectionLimits;
  readonly #connections = new Map<Socket, Connection>();
  readonly #groupSizes = new Map<string, number>();
  readonly #turnQueue = new TurnQueue({ maxPieces: 256, maxMs: 5 });
  /** Number of closed connections by reason since the last log line. */
  #closed: Record<string, number> = {};
  #requestsSinceCheck = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Watches the connections of a server until it closes. */
  watch(server: Server, log: Logger): void {
    server.on('connection', (socket) => this.#open(socket));
    server.on('drop', () => this.#count('too many connections'));
    const timer = setInterval(() => this.#check(log), this.#limits.unreadCheckInterval);
    timer.unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Returns a listener that passes requests on: those of a connection one after another, those of all clients in turns. */
  protect(application: RequestListener): RequestListener {
    return (request, response) => {
      const connection = this.#connections.get(request.socket);
      if (connection === undefined || request.socket.destroyed) return;
      this.#closeWorstAfterManyRequests();
      const start = () => {
        if (!request.socket.destroyed) application(request, response);
      };
      const handle = () => this.#turnQueue.add(this.#limits.getClient(request), start);
      if (!connection.accept({ request, response, handle }, this.#limits.maxWaitingRequests)) {
        this.#close(connection, 'too many waiting requests');
      }
    };
  }

  /** Whether a response is being prepared or sent, so that no error about later bytes may be sent in its place. */
  isResponding(socket: Socket): boolean {
    return this.#connections.get(socket)?.isResponding ?? false;
  }

  /** Closes the connection of a client that sends a waiting request too slowly, after the response in progress. */
  closeAfterResponse(socket: Socket): void {
    this.#count('incomplete waiting request');
    this.#connections.get(socket)?.closeAfterResponse();
  }

  #open(socket: Socket): void {
    const group = this.#limits.getGroup(socket.remoteAddress ?? '');
    const size = group === undefined ? 0 : (this.#groupSizes.get(group) ?? 0);
    if (size >= this.#limits.maxConnectionsPerGroup) {
      this.#count('too many connections of one address');
      socket.destroy();
      return;
    }
    const connection = new Connection(socket);
    this.#connections.set(socket, connection);
    if (group !== undefined) this.#groupSizes.set(group, size + 1);
    socket.once('close', () => {
      this.#connections.delete(socket);
      if (group !== undefined) this.#leaveGroup(group);
    });
  }

  #leaveGroup(group: string): void {
    const remaining = (this.#groupSizes.get(group) ?? 1) - 1;
    if (remaining > 0) this.#groupSizes.set(group, remaining);
    else this.#groupSizes.delete(group);
  }

  #check(log: Logger): void {
    for (const connection of this.#connections.values()) {
      const reason = connection.checkPace(this.#limits);
      if (reason !== undefined) this.#close(connection, reason);
    }
    this.#closeWorst();
    if (Object.keys(this.#closed).length === 0) return;
    log.warn({ closed: this.#closed }, 'Connections were closed to protect the server.');
    this.#closed = {};
  }

  /** Between the checks, looks at all connections once for as many requests, which costs each request little. */
  #closeWorstAfterManyRequests(): void {
    this.#requestsSinceCheck += 1;
    if (this.#requestsSinceCheck >= Math.max(16, this.#connections.size)) this.#closeWorst();
  }

  #closeWorst(): void {
    this.#requestsSinceCheck = 0;
    const unread = [...this.#connections.values()].filter(({ unreadBytes }) => unreadBytes > 0);
    let total = unread.reduce((sum, { unreadBytes }) => sum + unreadBytes, 0);
    if (total <= this.#limits.maxUnreadBytes) return;
    for (const connection of unread.sort((a, b) => b.unreadBytes - a.unreadBytes)) {
      if (total <= this.#limits.maxUnreadBytes) return;
      total -= connection.unreadBytes;
      this.#close(connection, 'too many unread bytes');
    }
  }

  #close(connection: Connection, reason: string): void {
    this.#count(reason);
    connection.destroy();
  }

  #count(reason: string): void {
    this.#closed[reason] = (this.#closed[reason] ?? 0) + 1;
  }
}
