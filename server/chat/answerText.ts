import type { Schemas } from '../schemas.js';
import { findRejectedNumbers, type KnownNumbers } from './findNumbers.js';
import { ListItems } from './listItems.js';
import { normalizeText } from './numberTexts.js';
import { placeholderPattern, type References } from './references.js';

export type ChatPart = Schemas['ChatPart'];

/** Where a text can be cut so that each piece can be checked alone: at a line break, or between sentences. */
const boundary = /\n+|[.!?]["')\]]*\s+(?=\p{Lu})/gu;
/** Only the end of what is waiting is searched again when characters arrive. A longer boundary does not cut. */
const maxBoundaryLength = 20;
const placeholders = new RegExp(placeholderPattern, 'g');
const braces = /\{\{|\}\}/;
const link = /(?:https?:\/\/|www\.)\S*/giu;

/** The text of an answer while it arrives. Sentences are released once they are checked. */
export class AnswerText {
  readonly #references: References;
  readonly #known: KnownNumbers;
  readonly #items = new ListItems();
  #waiting = '';
  /** What the model wrote. */
  raw = '';
  /** Numbers, references and links that the model may not write. */
  readonly rejected: string[] = [];

  constructor(references: References, known: KnownNumbers) {
    this.#references = references;
    this.#known = known;
  }

  /** Adds the next characters. Returns the parts of the sentences that they complete. */
  add(text: string): ChatPart[] {
    const start = Math.max(0, this.#waiting.length - maxBoundaryLength);
    this.raw += text;
    this.#waiting += text;
    const end = [...this.#waiting.slice(start).matchAll(boundary)].at(-1);
    return end === undefined ? [] : this.#release(start + end.index + end[0].length);
  }

  /** Returns the parts of what is left. */
  end(): ChatPart[] {
    return this.#release(this.#waiting.length);
  }

  #release(length: number): ChatPart[] {
    // Normalized first, so that the check sees what the reader sees.
    const text = normalizeText(this.#waiting.slice(0, length));
    this.#waiting = this.#waiting.slice(length);
    // Texts and references alternate.
    const pieces = text.split(placeholders);
    const texts = pieces.filter((_, index) => index % 2 === 0);
    this.#check(texts);
    const parts = pieces.flatMap((piece, index): ChatPart[] => {
      if (index % 2 === 0) return piece === '' ? [] : [{ text: piece, ref: null }];
      const value = this.#references.get(piece);
      if (value === undefined) this.rejected.push(`{{${piece}}}`);
      return value === undefined ? [] : [{ text: value.text, ref: piece }];
    });
    return this.rejected.length > 0 ? [] : parts;
  }

  #check(texts: string[]): void {
    this.rejected.push(...findRejectedNumbers(texts, this.#known, this.#items));
    for (const text of texts) {
      this.rejected.push(...(text.match(link) ?? []), ...(text.match(braces) ?? []));
    }
  }
}
