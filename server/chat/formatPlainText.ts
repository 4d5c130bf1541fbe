import type { Schemas } from '../schemas.js';

/** Formats the parts of an answer as one text. The first mention of a value is followed by its period and vintage. */
export function formatPlainText(
  parts: Schemas['ChatPart'][],
  values: ReadonlyMap<string, Schemas['ChatValue']>,
): string {
  const mentioned = new Set<string>();
  const texts = parts.map(({ text, ref }) => {
    const value = ref === null || mentioned.has(ref) ? undefined : values.get(ref);
    if (value === undefined) return text;
    mentioned.add(value.ref);
    const facts = [value.date, value.vintage && `vintage ${value.vintage}`].filter(Boolean);
    return facts.length === 0 ? text : `${text} (${facts.join(', ')})`;
  });
  return texts.join('').trim();
}
