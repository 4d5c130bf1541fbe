import type { Socket } from 'node:net';

/**
 * Closes a connection in the middle of a response so that the client gets an error. Without a reset, a client of HTTP/1.0, whose
 * responses end with the connection, would take the part for the whole. `socket.resetAndDestroy` of Node does not do: it
 * ends the connection properly before it resets it.
 */
export function resetConnection(socket: Socket | null): void {
  if (socket === null) return;
  // Node's own mark for `destroy` to reset the connection. If a later version ignores it, the connection is closed without a reset.
  Object.assign(socket, { resetAndClosing: true });
  socket.destroy();
}
