/** A number as a reader wants it in a sentence: four significant digits, no exponent for usual sizes. */
export function inWords(value: number): string {
  const short = Number(value.toPrecision(4));
  return Math.abs(short) >= 1e9 || (short !== 0 && Math.abs(short) < 1e-4) ? short.toExponential() : String(short);
}

export function asPercent(share: number): string {
  return `${inWords(share * 100)} %`;
}

/** "1 period", "3 periods". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
