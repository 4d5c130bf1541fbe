/** Finds quantities in words. */
import { allowedMark, gap, ignoreCase, unitWords, valueMark, yearMark } from './numberTexts.js';

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const teens = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const ones = 'one|two|three|four|five|six|seven|eight|nine';
const fromTwo = `two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|${teens}|${tens}`;
const small = `zero|one|${fromTwo}|hundred|half|quarter|dozen`;
const fractions =
  'halves|thirds?|quarters|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|hundredths?|thousandths?';
const countedThings =
  'countries|members?|member states|states|economies|series|indicators|months?|quarters?|days?|years? (?:of|ago|earlier|before|later)';
/** German, French, Spanish, Italian and Portuguese. German numbers are one word, such as "einundzwanzig". */
const foreignNumbers = `(?:${[
  '[a-zäöüß]{0,24}(?:null|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|ßig|zig|hundert)',
  'zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|soixante',
  'cero|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta',
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|dois|duas|três|quatro|sete|oito|dez|vinte|trinta',
].join('|')})`;
const foreignUnits = [
  `Prozent\\p{L}*|pour${gap}cent|por${gap}cient[oa]|per${gap}cento|por${gap}cento|procent|points?|puntos?|punti|pontos`,
  'Millionen|Milliarden|milliards?|millones|milioni|miliardi|milhões|bilhões',
].join('|');
/** Words of other scripts can stand beside a word without a space. */
const start = '(?<![\\p{Script=Latin}\\p{N}])';
const end = '(?![\\p{Script=Latin}\\p{N}])';

const patterns: RegExp[] = [
  // Four percent, twenty-one basis points, half a point.
  `${start}(?:(?:${small}|and|a|point)${gap}){0,12}(?:${small})(?: of)?(?: an?)?${gap}(?:and a half )?${unitWords}${end}`,
  // Four point two, minus four.
  `${start}(?:${small})${gap}(?:point|comma|dot)${gap}(?:${small})${end}`,
  `${start}(?:minus|plus|negative)${gap}(?:${small})${end}`,
  // Thirteen, twenty-one, but not the number of things that are no data.
  `${start}(?:${teens}|(?:${tens})(?:${gap}(?:${ones})|(?!${gap}(?:${ones})${end})))${end}(?!${gap}(?:${countedThings})${end})(?!${gap}(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)${end})`,
  // It is four. It rose to five, from six.
  `${start}(?:is|was|were|at|to|by|from|reached|hit|about|around|roughly|nearly|almost|approximately|exactly|above|below|than)${gap}(?:zero|${fromTwo})(?:${gap}and a half)?(?=\\s*(?:[.,;:!?)\\]${valueMark}]|$|in${gap}[${valueMark}${allowedMark}${yearMark}]))`,
  `${start}(?:zero|${fromTwo})(?=\\s*$)`,
  // One in ten, nine out of ten, a factor of three.
  `${start}(?:${ones})${gap}(?:in|out of)${gap}(?:every )?(?:${fromTwo}|hundred)${end}`,
  `${start}factor of (?:${fromTwo})${end}`,
  // Two-thirds, a third of it.
  `${start}(?:${ones}|ten)${gap}(?:${fractions})${end}`,
  `${start}a (?:third|fifth|tenth)(?= of| (?:lower|higher|more|less)|\\s*[.,;:!?]|\\s*$)`,
  `(?<=${start}an? )quarter of(?! (?:a year|growth|decline|contraction|expansion))`,
  `(?<!(?:first|second|latter|other)\\s)${start}(?:half|three quarters) of${end}`,
  // Vier Prozent, quatre virgule deux.
  `${start}${foreignNumbers}${gap}(?:${foreignUnits}|(?:Komma|virgule|coma|virgola|vírgula)${end})`,
  // Scales, which would change the value before them.
  `${valueMark}\\s?(?:k|m|mn|bn|tn|mio|mrd)${end}`,
].map((pattern) => new RegExp(pattern, ignoreCase));

const otherPatterns: RegExp[] = [
  new RegExp(`${start}[IVXLCM]{1,7}${gap}${unitWords}${end}`, 'gu'),
  new RegExp(`(?<=${start}(?:is|was|at|to|by|reached|about) )[IVXLCM]{2,7}(?=[.,;!?]|$)`, 'gu'),
  // The unit of a series, as in "in thousands of persons", is allowed.
  /(?<!\p{L}|\p{N}\s?|\bper )(?:hundreds?|thousands?|millions?|billions?|trillions?)(?!\p{L})(?! of (?:chained|current|constant|dollars|euros?|persons|people|units|national|openings|hours|international|US)(?!\p{L}))/giu,
  /(?<!\p{L})(?:doubled?|doubling|tripled?|tripling|trebled?|quadrupled?|quintupled?|halved?|halving|twice|thrice|(?:two|three|four|five|six|ten)fold)(?!\p{L})/giu,
  /百分之[〇零一二三四五六七八九十百千点點]|(?<![〇零一二三四五六七八九十百千])[〇零一二三四五六七八九十百千]+(?:[点點][〇零一二三四五六七八九十百千]|\s?(?:[%万萬亿億兆]|パーセント|ポイント|个百分点|個百分點|퍼센트))/gu,
  /[🔟💯]/gu,
  // A sign would change the value after it.
  new RegExp(`(?:(?<=^|[\\s(])[-−‐‑–+]|(?<!\\p{L})(?:minus|negative)\\s)(?=${valueMark})`, 'gimu'),
  // Letters of two scripts in a word, which hide a number word.
  /(?<!\p{L})(?=\p{L}*\p{Script=Latin})\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}]\p{L}*/gu,
];

/** Returns the quantities in words, and what changes the value beside it. Emphasis and quotes hide nothing. */
export function findNumberWords(text: string): string[] {
  const plain = text.replaceAll(/[*_`~"“”„«»‘’'[\]]/gu, '');
  return [...patterns, ...otherPatterns].flatMap((pattern) => plain.match(pattern) ?? []);
}
