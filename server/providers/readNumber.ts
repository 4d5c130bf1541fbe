/** A number as providers write it: decimal text, with commas between thousands perhaps. Undefined for what is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? toFinite(Number(plain)) : undefined;
}

function toFinite(number: number): number | undefined {
  return Number.isFinite(number) ? number : undefined;
}

/** A value times ten to a power, without the noise that a product of floating-point numbers would add: 101.1 with 3 is 101100. */
export function scaleByPowerOfTen(value: number, power: number): number {
  return power === 0 ? value : Number(shiftExponent(value, power));
}

function shiftExponent(value: number, power: number): string {
  const [digits, exponent = '0'] = value.toExponential().split('e');
  return `${digits}e${Number(exponent) + power}`;
}
