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

/** The parts of a logger, which pino offers for fast integrations. */
interface LoggerParts {
  output: DestinationStream;
  /** Returns the time as a part of a line. */
  formatTime(): string;
  /** Changes a line before it is written: masks secrets. */
  mask: ((line: string) => string) | undefined;
}

const level = pino.levels.values['info'];

/**
 * Logs a request as `log.info` would, in about a third of the time, because the fields are known and only a path can contain characters
 * that JSON escapes. Of a request that is answered from memory, the line would otherwise be a tenth of the work.
 */
export function writeRequestLine(log: Logger, line: RequestLine): void {
  if (!log.isLevelEnabled('info')) return;
  const { output, formatTime, mask } = getParts(log);
  const text = formatLine(formatTime(), line);
  output.write(mask === undefined ? text : mask(text));
}

function getParts(log: Logger): LoggerParts {
  const { streamSym, timeSym, hooksSym } = pino.symbols;
  const parts = log as unknown as Record<symbol, unknown>;
  const { streamWrite } = parts[hooksSym] as pino.LoggerOptions['hooks'] & object;
  return {
    output: parts[streamSym] as DestinationStream,
    formatTime: parts[timeSym] as LoggerParts['formatTime'],
    mask: streamWrite,
  };
}

function formatLine(
  time: string,
  { requestId, operation, method, path, status, isAborted, accountId, keyId, ms }: RequestLine,
): string {
  return `{"level":${level}${time},"requestId":"${requestId}"${formatField('operation', operation)}${formatField('method', method)},"path":${JSON.stringify(path)},"status":${status}${isAborted ? ',"aborted":true' : ''}${formatField('accountId', accountId)}${formatField('keyId', keyId)},"ms":${ms}}\n`;
}

function formatField(name: string, value: string | undefined): string {
  return value === undefined ? '' : `,"${name}":"${value}"`;
}
