/*
 * Finds the numbers that a model wrote itself. Allowed are dates, ordinals, numbers of list items and of well-known names, and the
 * user's own numbers. Everything else is rejected, in digits and in words, because a tool did not return it.
 */
import { ListItems } from './listItems.js';
import { allowedMark, beforeUnit, ignoreCase, normalizeText, unitWords, valueMark } from './numberTexts.js';
import { findNumberWords } from './numberWords.js';
import { type KnownDays, listDays, listYears, removePeriods } from './periods.js';

/** What the model may repeat. */
export interface KnownNumbers extends KnownDays {
  /** Numbers in the user's questions with their units, as `listNumbers` returns them. */
  fromUser: ReadonlySet<string>;
  /** Codes with digits that a tool or the user named, such as GDPC1. */
  codes: ReadonlySet<string>;
}

/** Names and ordinals that have digits. */
const namePatterns: RegExp[] = [
  new RegExp(`(?<![\\p{N}.,])\\d{1,3}(?:st|nd|rd|th)(?!\\p{L})${beforeUnit}`, ignoreCase),
  /(?<!\p{L})(?:S&P 500|Nasdaq 100|Nikkei 225|Russell [12]000|FTSE 100|DAX 40|CAC 40|Euro Stoxx 50|Stoxx (?:50|600))(?![\p{N}.,%])/giu,
  /(?<![\p{L}\p{N}])(?:M[0-4]|MZM|G(?:7|8|10|12|15|20|24|77)|H[12]|U-?[1-6])(?![\p{L}\p{N}%]|[.,]\p{N})/gu,
  /(?<![\p{L}\p{N}])(?:G\.(?:5|17|19|20)|H\.(?:3|4\.1|6|8|10|15))(?![\p{L}\p{N}%]|[.,]\p{N})/gu,
  /(?<![\p{N}.,])(?:[1-9]|1[0258]|2[0456]|28|30|36|40|48|50|52|60|90|100)(?:[\p{Pd} ](?:year|month|week|day|quarter)|-(?:years|months|weeks|days|quarters))(?:[- ](?:old|ahead|high|low))?(?!\p{L})/giu,
  /(?<=(?<!\p{L})(?:last|past|previous|next|following|first|every|these) )\d{1,2}(?= (?:years|months|quarters)(?!\p{L}))/giu,
  /(?<![\p{N}.,])\d{1,2}(?= (?:years|months|quarters) (?:ago|earlier|before|later|ahead)(?!\p{L}))/giu,
  new RegExp(
    `(?<=(?<!\\p{L})(?:ages?|aged)\\s)\\d{1,2}(?:\\s?(?:[-–]|to|and)\\s?\\d{1,2})?(?!\\p{N}|[.,]\\p{N})${beforeUnit}`,
    ignoreCase,
  ),
];

const number = '\\p{N}(?:[\\p{N}.,]*\\p{N})?';
const numberWithUnit = new RegExp(
  `(?<![\\p{N}.,])(${number})(?:\\s?\\p{Pd}?\\s?(${unitWords})(?![\\p{L}\\p{N}]))?`,
  ignoreCase,
);
export const codePattern = /[\p{L}\p{N}][\p{L}\p{N}_.-]*[\p{L}\p{N}]/gu;

/**
 * Returns the numbers that the model may not write. `texts` are the texts between the values that the server writes, and
 * `items` counts the items of lists.
 */
export function findRejectedNumbers(texts: string[], known: KnownNumbers, items = new ListItems()): string[] {
  const unknownDays: string[] = [];
  const text = items.remove(texts.map(normalizeText).join(valueMark));
  const names = removeNames(removeCodes(removePeriods(text, known, unknownDays), known.codes));
  const rest = names.replaceAll(numberWithUnit, (found, digits: string, unit?: string) =>
    known.fromUser.has(toKey(digits, unit)) ? allowedMark : found,
  );
  const inDigits = rest.match(/[~≈$€£¥+−-]?\p{N}(?:[\p{N}.,'’\u00a0\u2009]*\p{N})?\s?[%‰]?/gu) ?? [];
  // A sign without a number, as in "O %".
  const signs = rest.match(/(?<![\p{N}\uE000\s]|\uE000\s|\p{N}\s)\s?[%‰]/gu) ?? [];
  return [...unknownDays, ...inDigits, ...findNumberWords(rest), ...signs].map((one) => one.trim());
}

/** Lists the numbers of a question with their units. What is part of a date or a name is no number. */
export function listNumbers(question: string): string[] {
  const text = normalizeText(question);
  const rest = removeNames(removePeriods(text, { days: new Set(listDays(text)), years: new Set(listYears(text)) }, []));
  return [...rest.matchAll(numberWithUnit)].map(([, digits = '', unit]) => toKey(digits, unit));
}

function toKey(digits: string, unit = ''): string {
  const word = unit.toLowerCase();
  return `${digits.replaceAll(',', '')} ${/^(?:per|pct)/.test(word) ? '%' : word.replace(/s$/, '')}`;
}

function removeCodes(text: string, codes: ReadonlySet<string>): string {
  return text.replaceAll(codePattern, (code) => (codes.has(code) ? allowedMark : code));
}

function removeNames(text: string): string {
  return namePatterns.reduce((rest, pattern) => rest.replaceAll(pattern, allowedMark), text);
}
