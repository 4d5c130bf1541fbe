import { almanac } from '../almanac';
import { useCall } from '../useCall';

/** What the library says of an indicator; the indicator's own page reads the same. An empty slug reads nothing. */
export function useLibraryIndicator(slug: string, country: string) {
  return useCall(slug === '' ? '' : `detail ${slug} ${country}`, () =>
    almanac.indicators.get({ slug, ...(country !== '' && { country }) }),
  );
}

/** The days from which the library holds vintages of a series, oldest first. An empty slug or country reads nothing. */
export function useVintages(slug: string, country: string | undefined) {
  return useCall(slug === '' || !country ? '' : `vintages ${slug} ${country}`, () =>
    almanac.indicators.vintages({ id: [slug], country, limit: 1000 }),
  );
}
