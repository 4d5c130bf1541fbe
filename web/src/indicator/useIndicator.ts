import { almanac } from '../almanac';
import { useCall } from '../useCall';
import { readLines } from '../values/lines';
import type { View } from './view';

/** Everything that an indicator's page reads. */
export function useIndicator(slug: string, { countries, units, vintage }: View) {
  const [country] = countries;
  const one = { ...(country !== undefined && { country }) };
  const detail = useCall(`detail ${slug} ${country ?? ''}`, () => almanac.indicators.get({ slug, ...one }));
  const found = detail.data !== undefined && detail.failure === undefined;
  const reading = `${slug} ${countries.join()} ${units}`;
  const latest = useCall(found ? `lines ${reading}` : '', () => readLines({ slug, countries, units, vintage: '' }));
  const known = useCall(found && vintage !== '' ? `lines ${reading} ${vintage}` : '', () =>
    readLines({ slug, countries, units, vintage }),
  );
  const asked = country ?? detail.data?.metadata.country;
  const vintages = useCall(found ? `vintages ${slug} ${asked}` : '', () =>
    almanac.indicators.vintages({ id: [slug], country: asked, limit: 1000 }),
  );
  const related = detail.data?.relatedIndicators.slice(0, 8) ?? [];
  const neighbours = useCall(related.length > 0 ? `metadata ${related.join()}` : '', () =>
    almanac.indicators.metadata({ id: related }),
  );
  return { detail, latest, known, vintages, neighbours };
}
