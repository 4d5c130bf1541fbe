/** Messages of the drivers without a code. Knex puts the statement before them. */
const unansweredMessages = /(^|- )(Query read timeout|timeout expired)$|Timeout acquiring a connection/;
const closedMessages =
  /(^|- )(Connection terminated|Client has encountered a connection error|Client was closed|Unable to acquire a connection)/;

/** Whether a statement or a connection got no answer in time. */
export function isUnanswered(failure: unknown): boolean {
  const { name, message } = Object(failure) as { name?: unknown; message?: unknown };
  return name === 'KnexTimeoutError' || unansweredMessages.test(String(message));
}

/** Returns the code of a failure of the database; for one without a code, that of the network with the same meaning. */
export function getFailureCode(failure: unknown): string {
  if (isUnanswered(failure)) return 'ETIMEDOUT';
  const { code, message } = Object(failure) as { code?: unknown; message?: unknown };
  return closedMessages.test(String(message ?? '')) ? 'ECONNRESET' : String(code ?? '');
}
