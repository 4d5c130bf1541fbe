/** The longest methodologies of the catalogues have fewer characters. */
const maxLength = 1_000;
const maxTexts = 20_000;
const texts = new Map<string, string>();

/** Returns one copy of a text that many rows repeat, such as a unit or a date. It takes less memory, and garbage collection visits it once. */
export function shareText(text: string): string {
  const shared = texts.get(text);
  if (shared !== undefined || text.length > maxLength) return shared ?? text;
  // Texts that were shared stay valid. Later rows share another copy.
  if (texts.size >= maxTexts) texts.clear();
  // A part of a longer text would keep that one in memory.
  const copy: string = JSON.parse(JSON.stringify(text));
  texts.set(copy, copy);
  return copy;
}
