/** In a shown answer `…` stands for what is left out: any text inside a string, and members or elements in a comment. */
const omission = /\/\/ …|\/\* … \*\//g;
const rest = '…';

/** A shown JSON answer, with `…` as an element or member where it leaves something out. */
export function parseShown(text: string): unknown {
  const depths: string[] = [];
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|[[{\]}]|\/\/ …|\/\* … \*\//g, (token) => {
    if (token === '[' || token === '{') depths.push(token);
    if (token === ']' || token === '}') depths.pop();
    if (!token.match(omission)) return token;
    return depths.at(-1) === '{' ? `,"${rest}":0,` : `,"${rest}",`;
  });
  return JSON.parse(withoutSpareCommas(marked));
}

function withoutSpareCommas(text: string): string {
  return text
    .replace(/,(\s*,)+/g, ',')
    .replace(/([[{]\s*),/g, '$1')
    .replace(/,(\s*[\]}])/g, '$1');
}

/** Where an answer differs from the shown one; empty when it does not. */
export function differences(shown: unknown, real: unknown, place = 'answer'): string[] {
  if (typeof shown === 'string' && typeof real === 'string')
    return matchesText(shown, real) ? [] : [clash(shown, real, place)];
  if (Array.isArray(shown) && Array.isArray(real)) return elementDifferences(shown, real, place);
  if (isObject(shown) && isObject(real)) return memberDifferences(shown, real, place);
  return Object.is(shown, real) ? [] : [clash(shown, real, place)];
}

/** Whether a text is the shown one, in which `…` stands for any text. */
export function matchesText(shown: string, real: string): boolean {
  const parts = shown.split(rest).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(real);
}

/** Shown elements must come in the order shown; without an omission there are no others. */
function elementDifferences(shown: unknown[], real: unknown[], place: string): string[] {
  if (!shown.includes(rest)) {
    if (shown.length !== real.length) return [`${place}: ${real.length} elements, not ${shown.length}`];
    return shown.flatMap((element, index) => differences(element, real[index], `${place}[${index}]`));
  }
  let next = 0;
  return shown
    .filter((element) => element !== rest)
    .flatMap((element) => {
      const found = real.findIndex((other, index) => index >= next && differences(element, other).length === 0);
      next = found === -1 ? next : found + 1;
      return found === -1 ? [`${place}: has no ${JSON.stringify(element)}`] : [];
    });
}

function memberDifferences(shown: Record<string, unknown>, real: Record<string, unknown>, place: string): string[] {
  const added = rest in shown ? [] : Object.keys(real).filter((name) => !(name in shown));
  return [
    ...added.map((name) => `${place}.${name} is not shown`),
    ...Object.entries(shown)
      .filter(([name]) => name !== rest)
      .flatMap(([name, value]) => differences(value, real[name], `${place}.${name}`)),
  ];
}

function clash(shown: unknown, real: unknown, place: string): string {
  return `${place}: ${JSON.stringify(real)}, not ${JSON.stringify(shown)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
