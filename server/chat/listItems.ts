import { allowedMark, beforeUnit } from './numberTexts.js';

const marker = new RegExp(`(?<=^\\s{0,6})(\\d{1,2})[.)](?=\\s+[^\\p{N}\\s])${beforeUnit}`, 'gimu');

/** The numbers of the items of a list. They count up from 1, through all pieces of an answer. */
export class ListItems {
  #last = 0;

  /** Replaces the numbers of items by marks. */
  remove(text: string): string {
    return text.replaceAll(marker, (found, digits: string) => {
      const number = Number(digits);
      if (number !== 1 && number !== this.#last + 1) return found;
      this.#last = number;
      return allowedMark;
    });
  }
}
