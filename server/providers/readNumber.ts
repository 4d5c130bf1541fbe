/** Parses a decimal number, with optional commas between thousands. Returns undefined for any other text. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? toFinite(Number(plain)) : undefined;
}

function toFinite(number: number): number | undefined {
  return Number.isFinite(number) ? number : undefined;
}

/** Multiplies a value by a power of ten without floating-point noise: 101.1 with 3 is 101100. */
export function scaleByPowerOfTen(value: number, power: number): number {
  return power === 0 ? value : Number(shiftExponent(value, power));
}

function shiftExponent(value: number, power: number): string {
  const [digits, exponent = '0'] = value.toExponential().split('e');
  return `${digits}e${Number(exponent) + power}`;
}
