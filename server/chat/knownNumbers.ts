import { codePattern, type KnownNumbers, listNumbers } from './findNumbers.js';
import { normalizeText } from './numberTexts.js';
import { listDays, listYears } from './periods.js';

const dayPattern = /\d{4}-\d{2}-\d{2}/g;
/** The ids of indicators, and of series at their providers, in the JSON of a result. */
const idPattern = /"id":"([^"]{1,100})"|\(\w+, ([^)"\s]{1,100})\)"/g;

/** Collects what the model may repeat: of the user's questions, and of the results of tools. */
export class CollectedNumbers implements KnownNumbers {
  readonly fromUser: Set<string>;
  readonly days: Set<string>;
  readonly years: Set<string>;
  readonly codes: Set<string>;

  constructor(questions: string[], today: string) {
    const text = normalizeText(questions.join('\n'));
    this.fromUser = new Set(listNumbers(text));
    this.days = new Set([today, ...listDays(text)]);
    this.years = new Set([today.slice(0, 4), ...listYears(text)]);
    this.codes = new Set((text.match(codePattern) ?? []).filter(isCode));
  }

  addResult(result: object): void {
    const json = JSON.stringify(result);
    for (const day of json.match(dayPattern) ?? []) {
      this.days.add(day);
      this.years.add(day.slice(0, 4));
    }
    for (const [, id, source] of json.matchAll(idPattern)) {
      const code = id ?? source ?? '';
      if (isCode(code)) this.codes.add(code);
    }
  }
}

/** Whether a word begins with a letter and has a digit. What begins with a digit can be a quantity. */
function isCode(word: string): boolean {
  return /^\p{L}/u.test(word) && /\p{N}/u.test(word);
}
