/** Parses a form in which brackets nest: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export function parseForm(form: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((object, key) => {
      object[key] ??= {};
      return object[key] as Record<string, unknown>;
    }, result);
    parent[last] = value;
  }
  return result;
}
