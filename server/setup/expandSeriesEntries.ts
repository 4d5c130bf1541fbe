/** A series in a file of the catalogue: that of one country, or one of the same form for each of several countries. */
export type SeriesForm = { country: string } | { countries: string };

type Expanded<Entry> = Entry extends { countries: string } ? Omit<Entry, 'countries'> & { country: string } : Entry;

/** What an entry can refer to of a country. */
export interface CountryCodes {
  code: string;
  code3: string;
  currency: string | null;
}

/**
 * Lists one series for each code of `countries`, which are separated by spaces. In `providerSeriesId`, `{country}` stands for the
 * code with two letters and `{country3}` for the code with three. The currency `{currency}` is that of the country.
 */
export function expandSeriesEntries<Entry extends { providerSeriesId: string; currency?: string | null } & SeriesForm>(
  entries: Entry[],
  countries: CountryCodes[],
): Expanded<Entry>[] {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  return entries.flatMap((entry) => {
    if (!('countries' in entry)) return [entry as Expanded<Entry>];
    const { countries: codes, ...shared } = entry;
    return codes.split(' ').map((country) => {
      const known = byCode.get(country);
      if (known === undefined)
        throw new Error(`countries.json does not have "${country}" of ${shared.providerSeriesId}.`);
      const providerSeriesId = shared.providerSeriesId.replace('{country}', country).replace('{country3}', known.code3);
      const currency = shared.currency === '{currency}' ? { currency: known.currency } : {};
      return { ...shared, ...currency, country, providerSeriesId } as unknown as Expanded<Entry>;
    });
  });
}
