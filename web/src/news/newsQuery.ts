export const filterNames = ['q', 'agency', 'source', 'country', 'indicator'] as const;

/** Builds the news query of an address. The API validates the parameters. */
export function buildNewsQuery(parameters: URLSearchParams) {
  const filters = filterNames.flatMap((name) => {
    const value = parameters.get(name)?.trim() ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(filters) as Partial<Record<(typeof filterNames)[number], string>>;
}
