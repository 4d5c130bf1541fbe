import pino, { type DestinationStream, type Logger } from 'pino';
import type { OperationId } from '../schemas.js';

/** What the log states about a request that has ended. */
export interface RequestLine {
  requestId: string;
  /** Undefined if the request matched no operation. */
  operation: OperationId | undefined;
  method: string | undefined;
  /** The path without the query. */
  path: string;
  status: number;
  /** Whether the response was not sent completely. */
  isAborted: boolean;
  accountId: string | undefined;
  keyId: string | undefined;
  /** Duration in milliseconds. */
  ms: number;
}

/** The parts of pino's logger that writing a line needs. */
interface LoggerParts {
  [pino.symbols.streamSym]: DestinationStream;
  /** Returns the time as a part of a line. */
  [pino.symbols.timeSym](): string;
  /** The fields of every line, as a part of a line. */
  [pino.symbols.chindingsSym]: string;
  /** Masks secrets in a line. */
  [pino.symbols.hooksSym]: { streamWrite?(line: string): string };
}

const level = pino.levels.values['info'];

/**
 * Logs a request as `log.info` would, in about a third of the time, because the fields are known and only a path can contain characters
 * that JSON escapes. With `log.info`, the line takes a tenth of the time of a request served from memory. Serializers and other options that
 * change fields have no effect.
 */
export function writeRequestLine(log: Logger, line: RequestLine): void {
  if (!log.isLevelEnabled('info')) return;
  const parts = log as unknown as LoggerParts;
  const text = formatLine(parts[pino.symbols.timeSym]() + parts[pino.symbols.chindingsSym], line);
  const { streamWrite: mask } = parts[pino.symbols.hooksSym];
  parts[pino.symbols.streamSym].write(mask === undefined ? text : mask(text));
}

function formatLine(
  start: string,
  { requestId, operation, method, path, status, isAborted, accountId, keyId, ms }: RequestLine,
): string {
  return `{"level":${level}${start},"requestId":"${requestId}"${formatField('operation', operation)}${formatField('method', method)},"path":${JSON.stringify(path)},"status":${status}${isAborted ? ',"aborted":true' : ''}${formatField('accountId', accountId)}${formatField('keyId', keyId)},"ms":${ms}}\n`;
}

function formatField(name: string, value: string | undefined): string {
  return value === undefined ? '' : `,"${name}":"${value}"`;
}
