/** The first number of a result that JSON could not carry, by its name. */
export function findNonFinite(result: unknown): string | undefined {
  let found: string | undefined;
  JSON.stringify(result, (name, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) found ??= name;
    return value;
  });
  return found;
}
