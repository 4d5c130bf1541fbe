import type { ModelRequest } from './startModelDouble.js';

/** The results of the tools that the model has seen since the last question, latest last. */
export function readResults({ messages }: ModelRequest): string[] {
  const question = messages.findLastIndex(({ role }) => role === 'user');
  return messages
    .slice(question)
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content);
}

/** Finds the placeholder of a number in the results, as a model does that copies it. */
export function findPlaceholder(request: ModelRequest, number: number | string, date?: string): string {
  const escaped = String(number).replaceAll(/[.+]/g, '\\$&');
  const before = date === undefined ? '' : `"${date}",`;
  const pattern = new RegExp(`${before}"${escaped} (\\{\\{v\\d+_\\d+\\}\\})"`);
  for (const result of readResults(request)) {
    const [, placeholder] = pattern.exec(result) ?? [];
    if (placeholder !== undefined) return placeholder;
  }
  throw new Error(
    `No result has ${number}${date === undefined ? '' : ` on ${date}`}: ${readResults(request).join('\n')}`,
  );
}
