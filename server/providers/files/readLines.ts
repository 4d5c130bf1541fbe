import { ProviderFailure } from '../providerFailure.js';

const maxLineLength = 65_536;

/** Yields the lines of a text that arrives in pieces, without empty ones. Throws a ProviderFailure if a line is too long. */
export async function* readLines(title: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  // Only the new piece is searched for line breaks, so that a long line does not take quadratic time.
  let rest = '';
  for await (const piece of pieces) {
    const [end = '', ...lines] = piece.split('\n');
    rest += end;
    for (const line of lines) {
      yield* readLine(title, rest);
      rest = line;
    }
    assertLength(title, rest);
  }
  yield* readLine(title, rest);
}

function readLine(title: string, line: string): string[] {
  assertLength(title, line);
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  return text === '' ? [] : [text];
}

function assertLength(title: string, line: string): void {
  if (line.length <= maxLineLength) return;
  throw new ProviderFailure('malformed', `${title} returned a line that is longer than ${maxLineLength} characters.`);
}
