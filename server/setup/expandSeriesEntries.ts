/** A series in a file of the catalogue: that of one country, or one of the same form for each of several countries. */
export type SeriesForm = { country: string } | { countries: string };

type Expanded<Entry> = Entry extends { countries: string } ? Omit<Entry, 'countries'> & { country: string } : Entry;

/**
 * Lists one series for each code of `countries`, which are separated by spaces. In `providerSeriesId`, `{country}` stands for the
 * code with two letters and `{country3}` for the code with three.
 */
export function expandSeriesEntries<Entry extends { providerSeriesId: string } & SeriesForm>(
  entries: Entry[],
  countries: { code: string; code3: string }[],
): Expanded<Entry>[] {
  const codes3 = new Map(countries.map(({ code, code3 }) => [code, code3]));
  return entries.flatMap((entry) => {
    if (!('countries' in entry)) return [entry as Expanded<Entry>];
    const { countries: codes, ...shared } = entry;
    return codes.split(' ').map((country) => {
      const code3 = codes3.get(country);
      if (code3 === undefined)
        throw new Error(`countries.json does not have "${country}" of ${shared.providerSeriesId}.`);
      const providerSeriesId = shared.providerSeriesId.replace('{country}', country).replace('{country3}', code3);
      return { ...shared, country, providerSeriesId } as unknown as Expanded<Entry>;
    });
  });
}
