import { almanac } from '../almanac';
import { useCall } from '../useCall';
import { readEnvelope } from '../values/envelope';
import { readLines } from '../values/lines';
import type { AddressView } from './view';

/** Reads all data of an indicator page. */
export function useIndicator(
  slug: string,
  { countries, others, units: chosenUnits, vintage, allVintages }: AddressView,
) {
  const [country] = countries;
  const countryParameter = { ...(country !== undefined && { country }) };
  const detail = useCall(`detail ${slug} ${country ?? ''}`, () =>
    almanac.indicators.get({ slug, ...countryParameter }),
  );
  const isFound = detail.data !== undefined && detail.failure === undefined;
  const units = chosenUnits ?? detail.data?.metadata.defaultUnits ?? 'lin';
  const linesKey = `${slug} ${countries.join()} ${others.join()} ${units}`;
  const latest = useCall(isFound ? `lines ${linesKey}` : '', () =>
    readLines({ slug, countries, others, units, vintage: '' }),
  );
  const atVintage = useCall(isFound && vintage !== '' ? `lines ${linesKey} ${vintage}` : '', () =>
    readLines({ slug, countries, others, units, vintage }),
  );
  const shownCountry = country ?? detail.data?.metadata.country;
  const vintages = useCall(isFound ? `vintages ${slug} ${shownCountry}` : '', () =>
    almanac.indicators.vintages({ id: [slug], country: shownCountry, limit: 1000 }),
  );
  const hasEnvelope = isFound && allVintages && units === 'lin' && countries.length + others.length < 2;
  const envelope = useCall(hasEnvelope ? `envelope ${slug} ${shownCountry}` : '', () =>
    readEnvelope(slug, shownCountry ?? ''),
  );
  const related = detail.data?.relatedIndicators.slice(0, 8) ?? [];
  const neighbours = useCall(related.length > 0 ? `metadata ${related.join()}` : '', () =>
    almanac.indicators.metadata({ id: related }),
  );
  return { detail, latest, atVintage, vintages, neighbours, envelope: hasEnvelope ? envelope.data : undefined };
}
