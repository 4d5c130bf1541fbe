/** Yields the lines of a text that arrives in pieces, without empty ones. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
  if (rest !== '') yield rest;
}
