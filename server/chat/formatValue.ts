const minSignificantDigits = 4;
const maxDecimalsKept = 4;
/** Units that say nothing next to the number. */
const silentUnits = new Set(['Ratio', 'Pearson correlation']);
/** Smaller numbers are written with an exponent. */
const minPlain = 1e-6;

/** Formats a number as text: exact with up to four decimals, otherwise rounded to at least four significant digits. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  if (size > 0 && size < minPlain) return value.toExponential(minSignificantDigits - 1);
  const [, decimals = ''] = String(value).split('.');
  const integerDigits = size < 1 ? 0 : Math.floor(Math.log10(size)) + 1;
  const isExact = decimals.length <= maxDecimalsKept;
  const maximumSignificantDigits = isExact ? 21 : Math.max(minSignificantDigits, integerDigits + 2);
  return new Intl.NumberFormat('en', { maximumSignificantDigits }).format(value);
}

/** Formats a value with its unit, as in "24,408 billion chained 2017 dollars", "4.2 %" and "105.3 (Index 2015=100)". */
export function formatValue(value: number, unit: string | null): string {
  const number = formatNumber(value);
  if (unit === null || silentUnits.has(unit)) return number;
  if (/^(?:percent|%)$/i.test(unit)) return `${number} %`;
  const [, scale, rest] = /^(Thousand|Million|Billion|Trillion)s of (.+)$/i.exec(unit) ?? [];
  if (scale !== undefined) return `${number} ${scale.toLowerCase()} ${rest}`;
  return /^index/i.test(unit) ? `${number} (${unit})` : `${number} ${unit}`;
}
