/** A text of a file, with the number of its line. */
export interface Cell {
  number: number;
  text: string;
}

/** Shortens a text of a file for a message. */
export function excerpt(text: string): string {
  return text.slice(0, 30);
}
