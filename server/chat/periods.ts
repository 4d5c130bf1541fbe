/*
 * Finds days, years and other periods in the text of a model. Months have names in several languages, because the model answers
 * in the language of the question.
 */
import { allowedMark, beforeUnit, ignoreCase, yearMark } from './numberTexts.js';

/** What the model may repeat of days. */
export interface KnownDays {
  /** Days that a tool or the user named, as YYYY-MM-DD. */
  days: ReadonlySet<string>;
  /** Years that a tool or the user named. */
  years: ReadonlySet<string>;
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
/** The number of a month by its name in lower case. */
const months = new Map(languages.flatMap(listMonths));

function listMonths(language: string): [name: string, month: string][] {
  return Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2000, index))).flatMap((day, index) => {
    const name = day.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' }).toLowerCase();
    const short = language === 'en' ? [name.slice(0, 3), `${name.slice(0, 3)}.`] : [];
    const all = name === 'september' ? [name, ...short, 'sept', 'sept.'] : [name, ...short];
    return all.map((one): [string, string] => [one, String(index + 1).padStart(2, '0')]);
  });
}

const monthNames = `(?:${[...months.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace('.', '\\.'))
  .join('|')})`;
const year = '(?:1[6-9]|20|21)\\d\\d';
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|º|\\.)?';
const of = '(?: of| de)?';
const quarter = '(?:[QT][1-4]|H[12])';

const dayPatterns: [RegExp, (parts: string[]) => string][] = [
  [new RegExp(`(?<![\\p{N}-])(${year})-(\\d\\d)-(\\d\\d)(?![\\p{N}-])`, ignoreCase), ([y, m, d]) => `${y}-${m}-${d}`],
  [
    new RegExp(`(?<!\\p{N})(${day})${of} (${monthNames})(?: de|,)? (${year})(?!\\p{N})`, ignoreCase),
    ([d = '', m = '', y]) => `${y}-${toMonth(m)}-${toDay(d)}`,
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthNames}) (${day}),? (${year})(?!\\p{N})`, ignoreCase),
    ([m = '', d = '', y]) => `${y}-${toMonth(m)}-${toDay(d)}`,
  ],
  [
    new RegExp(`(${year})年(\\d{1,2})月(\\d{1,2})日`, ignoreCase),
    ([y, m = '', d = '']) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  ],
];
/** Days without a year are allowed if a known day has that month and day. */
const shortDayPatterns: typeof dayPatterns = [
  [
    new RegExp(`(?<![\\p{N}.,])(${day})${of} (${monthNames})(?!\\p{L})`, ignoreCase),
    ([d = '', m = '']) => `${toMonth(m)}-${toDay(d)}`,
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthNames}) (${day})(?![.,]?\\p{N})${beforeUnit}`, ignoreCase),
    ([m = '', d = '']) => `${toMonth(m)}-${toDay(d)}`,
  ],
];

/** A year is not part of a longer number, and has no unit. */
const endOfYear = `(?![\\p{L}\\p{N}]|[.,'’]\\p{N})${beforeUnit}`;
/** Words that make "to 2019" a level instead of a year. */
const movement =
  '(?:rose|rises?|risen|fell|falls?|fallen|increased?|decreased?|grew|grow|grown|declined?|climbed|dropped|slipped|edged|jumped|surged|revised|up|down|moved|changed|went|goes|came|rang\\p{L}+|fluctuated)';
const afterMovement = `${movement}\\s(?:\\p{L}+\\s){0,4}`;
const afterVerb = '(?:was|were|is|are|be|been|lies|lay|stood|rang\\p{L}+|fluctuated)\\s';
/** Words of which a number is a level, as in "an average of 2019". */
const levels =
  '(?:levels?|values?|index|total|figures?|readings?|sum|counts?|numbers?|rates?|prices?|averages?|means?|medians?|records?|highs?|lows?|peaks?|troughs?|maximum|minimum|starts|claims|openings|payrolls|employment|population)';
const events =
  '(?:crisis|recession|downturn|shock|pandemic|boom|crash|slump|recovery|vintage|base|release|summer|winter|spring|autumn|fall|quarters?|half|months?|years?|end|start|beginning|middle|course|rest|all|most|much|prices|dollars|euros?)';

/** Periods whose form leaves no doubt. */
const clearPatterns: RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${monthNames} )?${year}(?:\\s?[-–/]\\s?(?:${year}|\\d\\d))?(?: Q[1-4])? ?= ?1(?:00)?(?![.,]?\\p{N})${beforeUnit}`,
    ignoreCase,
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])${monthNames}(?: de|,)? ${year}(?!\\p{N})${beforeUnit}`, ignoreCase),
  new RegExp(`(?<![\\p{L}\\p{N}])${quarter}[ -]?(?:of |de )?${year}(?!\\p{N})${beforeUnit}`, ignoreCase),
  new RegExp(`(?<!\\p{N})${year}[ -]?${quarter}(?!\\p{N})`, ignoreCase),
  new RegExp(`(?<![\\p{N}-])${year}-(?:0[1-9]|1[0-2])(?![\\p{N}-])${beforeUnit}`, ignoreCase),
  new RegExp(`(?<!\\p{N})${year}年(?:\\d{1,2}月|第?[1-4](?:季度|四半期))?`, ignoreCase),
  new RegExp(`(?<!\\p{N})(?:19|20)\\d0s(?!\\p{L})`, ignoreCase),
  new RegExp(
    `(?<=(?:chained|constant|current)\\s\\(?)${year}(?=\\)?\\s(?:(?:US|U\\.S\\.|international) )?(?:dollars|euros?|pounds|yen|prices))`,
    ignoreCase,
  ),
  new RegExp(`(?<=\\s)${year}(?=\\s(?:US |U\\.S\\. )?(?:prices|dollars at (?:constant|chained|current)))`, ignoreCase),
];

/** Where a number from 1900 to 2099 is a year. */
const likelyPatterns: RegExp[] = [
  new RegExp(`(?=\\d)(?<!${afterVerb}between )(?<=(?<!\\p{L})between )${year}(?= and ${year}${endOfYear})`, ignoreCase),
  new RegExp(
    `(?=\\d)(?<!${afterMovement}|${afterVerb}from )(?<=(?<!\\p{L})from )${year}(?= (?:to|until|through) ${year}${endOfYear})`,
    ignoreCase,
  ),
  new RegExp(
    `(?=\\d)(?<!\\p{L})(?<=(?<!\\p{L})(?:in|since|until|till|before|after|during|through|throughout|early|mid|late|year|fiscal|calendar)[\\s-])${year}${endOfYear}`,
    ignoreCase,
  ),
  new RegExp(`(?=\\d)(?<!${afterMovement})(?<=(?<!\\p{L})by )${year}${endOfYear}`, ignoreCase),
  new RegExp(`(?=\\d)(?<=(?<!\\p{L})${events} (?:of|in) )${year}${endOfYear}`, ignoreCase),
  new RegExp(`(?=\\d)(?<=(?<!\\p{L})(?:summer|winter|spring|autumn|fall) )${year}${endOfYear}`, ignoreCase),
  new RegExp(`(?=\\d)(?<=(?<!\\p{L})the )${year}(?= (?:${events}|${levels})(?!\\p{L}))${beforeUnit}`, ignoreCase),
  new RegExp(
    `(?=\\d)(?<=${yearMark}(?:\\s?[-–—/]\\s?|,?\\s(?:and|or|to|until|through|vs\\.?|versus|than)\\s|,\\s))${year}${endOfYear}`,
    ignoreCase,
  ),
];
/** Where a number is a year if a tool or the user named that year. */
const possiblePatterns: RegExp[] = [
  new RegExp(
    `(?=\\d)(?<!${afterMovement}|${levels} of )(?<=(?<!\\p{L})(?:of|for|from|to|the|and|or|vs\\.?|versus|against|than|start|end|beginning|im|jahre?|seit|bis|von|vor|nach|ab|quartal|en|depuis|avant|après|trimestre|année|de|du|desde|hasta|año|del|nel|dal|em|ano|do) )${year}${endOfYear}`,
    ignoreCase,
  ),
  new RegExp(`(?=\\d)(?<=[(\\[])${year}(?=[)\\],;:])`, ignoreCase),
  new RegExp(`(?=\\d)(?<=^\\s{0,9}(?:[-*•]\\s{1,4})?(?:\\*\\*)?)${year}(?=(?:\\*\\*)?\\s?[:–—-])`, 'gimu'),
  new RegExp(`(?=\\d)(?<=\\p{L}\\)?,? )${year}(?=(?:\\*\\*)?:)`, ignoreCase),
  new RegExp(`(?=\\d)(?<=(?<!\\p{L})from )${year}(?= (?:to|until|through) ${year}${endOfYear})`, ignoreCase),
  new RegExp(`(?=\\d)(?<=${yearMark} (?:to|until|through) )${year}${endOfYear}`, ignoreCase),
];
/** The second year of "2019-20". */
const shortYear = new RegExp(`(?<=${yearMark}\\s?[-–/]\\s?)\\d\\d${endOfYear}`, ignoreCase);
const lonePeriods = /(?<![\p{L}\p{N}])(?:Q[1-4]|T[1-4]|[1-4]\.? (?:Quartal|trimestre|kwartaal))(?![\p{L}\p{N}])/giu;

/** Replaces the periods that the model may write by marks. Removes days that are not known, and adds them to `unknownDays`. */
export function removePeriods(text: string, { days, years }: KnownDays, unknownDays: string[]): string {
  let rest = removeDays(text, dayPatterns, days, unknownDays);
  rest = removeDays(rest, shortDayPatterns, new Set([...days].map((one) => one.slice(5))), unknownDays);
  for (const pattern of clearPatterns) rest = rest.replaceAll(pattern, yearMark);
  const isLikely = (one: string) => /^(?:19|20)/.test(one) || years.has(one);
  // A year can follow one that only the second round finds.
  for (let round = 0; round < 2; round += 1) {
    for (const pattern of likelyPatterns) rest = rest.replaceAll(pattern, (one) => (isLikely(one) ? yearMark : one));
    for (const pattern of possiblePatterns) rest = rest.replaceAll(pattern, (one) => (years.has(one) ? yearMark : one));
  }
  return rest.replaceAll(shortYear, yearMark).replaceAll(lonePeriods, allowedMark);
}

function removeDays(
  text: string,
  patterns: typeof dayPatterns,
  known: ReadonlySet<string>,
  unknownDays: string[],
): string {
  let rest = text;
  for (const [pattern, toKey] of patterns) {
    rest = rest.replaceAll(pattern, (match: string, ...parts: string[]) => {
      // The verb, as in "a rate of 1 may rise".
      if (/(?<!\p{L})may(?!\p{L})/u.test(match)) return match;
      if (known.has(toKey(parts))) return yearMark;
      unknownDays.push(match);
      return ' ';
    });
  }
  return rest;
}

/** Lists the days of a text, as YYYY-MM-DD. */
export function listDays(text: string): string[] {
  return dayPatterns.flatMap(([pattern, toKey]) => [...text.matchAll(pattern)].map(([, ...parts]) => toKey(parts)));
}

/** Lists the numbers of a text that can be years. */
export function listYears(text: string): string[] {
  return text.match(new RegExp(`(?<![\\p{N}.,])${year}(?![\\p{N}%]|[.,]\\p{N})`, ignoreCase)) ?? [];
}

function toMonth(name: string): string {
  return months.get(name.toLowerCase()) ?? '';
}

function toDay(text: string): string {
  return String(Number.parseInt(text, 10)).padStart(2, '0');
}
