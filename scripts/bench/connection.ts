import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const readBytes = 65_536;
const headEnd = '\r\n\r\n';

/**
 * A keep-alive HTTP connection that parses only the status and length of a response, so that the client costs less than the
 * measured servers. It sends one request at a time. Responses must have a Content-Length.
 */
export class Connection {
  readonly #socket: Socket;
  #head = '';
  #status = 0;
  #bytesLeft = 0;
  #onResponse: (status: number) => void = () => undefined;
  #onError: (failure: Error) => void = () => undefined;

  private constructor(port: number) {
    const buffer = Buffer.allocUnsafe(readBytes);
    const callback = (length: number, bytes: Uint8Array): boolean => {
      this.#receive(bytes as Buffer, length);
      return true;
    };
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true, onread: { buffer, callback } });
  }

  static async open(port: number): Promise<Connection> {
    const connection = new Connection(port);
    await once(connection.#socket, 'connect');
    connection.#socket.on('error', (failure) => connection.#onError(failure));
    return connection;
  }

  /** Sends a request. `onResponse` gets the status after the last byte of the response, `onError` the error of the connection. */
  send(request: string, onResponse: (status: number) => void, onError: (failure: Error) => void): void {
    this.#onResponse = onResponse;
    this.#onError = onError;
    this.#socket.write(request, 'latin1');
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(bytes: Buffer, length: number): void {
    const bodyBytes = this.#status === 0 ? length - this.#readHead(bytes, length) : length;
    this.#bytesLeft -= bodyBytes;
    if (this.#status === 0 || this.#bytesLeft > 0) return;
    const status = this.#status;
    this.#status = 0;
    this.#onResponse(status);
  }

  /** Returns how many of the bytes belong to the head. The status stays 0 until the head is complete. */
  #readHead(bytes: Buffer, length: number): number {
    const end = bytes.subarray(0, length).indexOf(headEnd);
    const headBytes = end < 0 ? length : end + headEnd.length;
    this.#head += bytes.toString('latin1', 0, headBytes);
    if (end < 0) return headBytes;
    this.#status = Number(this.#head.slice(9, 12));
    const contentLength = /\r\ncontent-length: (\d+)/i.exec(this.#head);
    if (contentLength === null && this.#status !== 304) throw new Error('A response has no Content-Length.');
    this.#bytesLeft = Number(contentLength?.[1] ?? 0);
    this.#head = '';
    return headBytes;
  }
}
