/** In a documented response, `…` marks an omission: any text inside a string, and members or elements in a comment. */
const omission = /\/\/ …|\/\* … \*\//g;
const ellipsis = '…';

/** Parses a documented JSON response. An omission becomes an element or member named `…`. */
export function parseDocumented(text: string): unknown {
  const depths: string[] = [];
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|[[{\]}]|\/\/ …|\/\* … \*\//g, (token) => {
    if (token === '[' || token === '{') depths.push(token);
    if (token === ']' || token === '}') depths.pop();
    if (!token.match(omission)) return token;
    return depths.at(-1) === '{' ? `,"${ellipsis}":0,` : `,"${ellipsis}",`;
  });
  return JSON.parse(removeExtraCommas(marked));
}

function removeExtraCommas(text: string): string {
  return text
    .replace(/,(\s*,)+/g, ',')
    .replace(/([[{]\s*),/g, '$1')
    .replace(/,(\s*[\]}])/g, '$1');
}

/** Lists the differences between a documented and an actual response. */
export function findDifferences(documented: unknown, actual: unknown, path = 'response'): string[] {
  if (typeof documented === 'string' && typeof actual === 'string')
    return matchesText(documented, actual) ? [] : [formatDifference(documented, actual, path)];
  if (Array.isArray(documented) && Array.isArray(actual)) return findElementDifferences(documented, actual, path);
  if (isObject(documented) && isObject(actual)) return findMemberDifferences(documented, actual, path);
  return Object.is(documented, actual) ? [] : [formatDifference(documented, actual, path)];
}

/** Whether a text matches the documented one, in which `…` matches any text. */
export function matchesText(documented: string, actual: string): boolean {
  const parts = documented.split(ellipsis).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(actual);
}

/** Documented elements must occur in the documented order. Without an omission there must be no others. */
function findElementDifferences(documented: unknown[], actual: unknown[], path: string): string[] {
  if (!documented.includes(ellipsis)) {
    if (documented.length !== actual.length) return [`${path}: ${actual.length} elements, not ${documented.length}`];
    return documented.flatMap((element, index) => findDifferences(element, actual[index], `${path}[${index}]`));
  }
  let next = 0;
  return documented
    .filter((element) => element !== ellipsis)
    .flatMap((element) => {
      const found = actual.findIndex((other, index) => index >= next && findDifferences(element, other).length === 0);
      next = found === -1 ? next : found + 1;
      return found === -1 ? [`${path}: has no ${JSON.stringify(element)}`] : [];
    });
}

function findMemberDifferences(
  documented: Record<string, unknown>,
  actual: Record<string, unknown>,
  path: string,
): string[] {
  const added = ellipsis in documented ? [] : Object.keys(actual).filter((name) => !(name in documented));
  return [
    ...added.map((name) => `${path}.${name} is not documented`),
    ...Object.entries(documented)
      .filter(([name]) => name !== ellipsis)
      .flatMap(([name, value]) => findDifferences(value, actual[name], `${path}.${name}`)),
  ];
}

function formatDifference(documented: unknown, actual: unknown, path: string): string {
  return `${path}: ${JSON.stringify(actual)}, not ${JSON.stringify(documented)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
