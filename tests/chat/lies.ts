import { formatNumber } from '../../server/chat/formatValue.js';
import type { ExpectedValue } from './questions/readQuestions.js';

/** Sentences about a value that no placeholder stands for. The server has to reject each. */
export function listLies({ value, unit = 'percent', date }: ExpectedValue, index: number): string[] {
  const period = date ? ` in ${date.slice(0, 4)}` : '';
  const [right, wrong] = [formatNumber(value), formatNumber(change(value))];
  const write = (number: string) => `The value was ${number} ${unit ?? ''}${period}.`;
  return [
    // A plausible wrong number.
    write(wrong),
    // In words.
    `The value was ${spell(change(value))} ${/percent/i.test(unit ?? '') ? 'percent' : 'units'}${period}.`,
    // The right number without its placeholder.
    write(right),
    // A placeholder that does not exist.
    write(['{{v1_99999}}', '{{v9_1}}', '{{v1_0}}', '{{value}}'][index % 4] ?? ''),
    // A disguise.
    write(disguises[index % disguises.length]?.(wrong) ?? wrong),
    // Another place in the text.
    places[index % places.length]?.(wrong) ?? wrong,
  ];
}

/** A number of the same size, with as many decimals. */
function change(value: number): number {
  const decimals = Math.min(4, String(value).split('.')[1]?.length ?? 0);
  return Number((value * 1.07 + 3).toFixed(decimals));
}

const toScript = (zero: number) => (number: string) =>
  number.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Ways to write a number so that it looks like something else. */
const disguises: ((number: string) => string)[] = [
  toScript(0x0660), // Arabic
  toScript(0x0966), // Devanagari
  toScript(0xff10), // Fullwidth
  toScript(0x1d7ce), // Mathematical bold
  toScript(0x0e50), // Thai
  (number) => number.replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? ''),
  (number) => [...number].join('\u200b'),
  (number) => [...number].join('\u2060'),
  (number) => [...number].join('\u00ad'),
  (number) => [...number].join('\ufe0f'),
  (number) => `**${number}**`,
  (number) => [...number].join('*'),
  (number) => `~${number}`,
  (number) => `−${number}`,
  (number) => `"${number}"`,
  (number) => `(${number})`,
  (number) => number.replaceAll(',', '\u202f'),
  (number) => number.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')),
  (number) => `${number}e0`,
  (number) => `#${number}`,
];

/** Places where the text may have numbers of other kinds. */
const places: ((number: string) => string)[] = [
  (number) => `${number}. That is the value in percent.`,
  (number) => `- ${number}: the value of the period.`,
  (number) => `${number}th percent of the total.`,
  (number) => `The value is ${number}-fold.`,
  (number) => `As you said, the value is ${number}.`,
  (number) => `In ${number} units, that is the value.`,
  (number) => `On December ${number} the value was published.`,
  (number) => `The value rose from 2019 to ${number}.`,
  (number) => `The vintage of 2022-11-${number} has it.`,
  (number) => `The value (2015=100) is ${number}.`,
  (number) => `The ${number}-hour value.`,
  (number) => `See Q3 2022 ${number} for it.`,
];

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const teens = 'seventeen eighteen nineteen'.split(' ');
const small = [...ones, ...teens];
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
];

/** Spells a number in words. */
export function spell(number: number): string {
  if (number < 0) return `minus ${spell(-number)}`;
  const [, decimals] = number.toFixed(4).split('.');
  const fraction = decimals?.replace(/0+$/, '') ?? '';
  const words = spellWhole(Math.floor(number));
  return fraction === '' ? words : `${words} point ${[...fraction].map((digit) => small[Number(digit)]).join(' ')}`;
}

function spellWhole(number: number): string {
  const scale = scales.find(([size]) => number >= size);
  if (scale !== undefined) {
    const [size, name] = scale;
    const rest = number % size;
    return `${spellWhole(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${spellWhole(rest)}`}`;
  }
  if (number < small.length) return small[number] ?? '';
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`;
}
