import { almanac } from '../almanac';
import { useCall } from '../useCall';
import { readLines } from '../values/lines';
import type { View } from './view';

/** Reads all data of an indicator page. */
export function useIndicator(slug: string, { countries, units, vintage }: View) {
  const [country] = countries;
  const countryParameter = { ...(country !== undefined && { country }) };
  const detail = useCall(`detail ${slug} ${country ?? ''}`, () =>
    almanac.indicators.get({ slug, ...countryParameter }),
  );
  const isFound = detail.data !== undefined && detail.failure === undefined;
  const linesKey = `${slug} ${countries.join()} ${units}`;
  const latest = useCall(isFound ? `lines ${linesKey}` : '', () => readLines({ slug, countries, units, vintage: '' }));
  const atVintage = useCall(isFound && vintage !== '' ? `lines ${linesKey} ${vintage}` : '', () =>
    readLines({ slug, countries, units, vintage }),
  );
  const shownCountry = country ?? detail.data?.metadata.country;
  const vintages = useCall(isFound ? `vintages ${slug} ${shownCountry}` : '', () =>
    almanac.indicators.vintages({ id: [slug], country: shownCountry, limit: 1000 }),
  );
  const related = detail.data?.relatedIndicators.slice(0, 8) ?? [];
  const neighbours = useCall(related.length > 0 ? `metadata ${related.join()}` : '', () =>
    almanac.indicators.metadata({ id: related }),
  );
  return { detail, latest, atVintage, vintages, neighbours };
}
