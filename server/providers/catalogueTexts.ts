/** Maximum length of a description and of the name of an agency in a catalogue. */
export const maxDescriptionLength = 300;
export const maxAgencyLength = 200;

/** Joins the lines of a text; empty if the value is not a text. */
export function toOneLine(text: unknown): string {
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
}

/** Shortens a text to its first sentences, or to the start of the first one if it is too long. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const truncated = text.slice(0, maxLength);
  const sentences = /^.{60,}[.!?](?=\s)/s.exec(truncated)?.[0];
  return sentences ?? `${truncated.slice(0, truncated.lastIndexOf(' ', maxLength - 2)).replace(/[,;:]$/, '')}…`;
}
