import { almanac } from '../almanac';
import { useCall } from '../useCall';

/** Reads an indicator of the library, sharing the cache with the indicator page. An empty slug reads nothing. */
export function useLibraryIndicator(slug: string, country: string) {
  return useCall(slug === '' ? '' : `detail ${slug} ${country}`, () =>
    almanac.indicators.get({ slug, ...(country !== '' && { country }) }),
  );
}

/** Reads the vintages of a series, oldest first. An empty slug or country reads nothing. */
export function useVintages(slug: string, country: string | undefined) {
  return useCall(slug === '' || !country ? '' : `vintages ${slug} ${country}`, () =>
    almanac.indicators.vintages({ id: [slug], country, limit: 1000 }),
  );
}
