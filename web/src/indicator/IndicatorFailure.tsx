import { isUnknownIndicator } from '../isUnknownIndicator';
import { Failure } from '../parts/Failure';
import type { AddressView } from './view';

interface Props {
  failure: unknown;
  retry(): void;
  slug: string;
  view: AddressView;
}

/** Shows why an indicator could not be read. If the library has it, but not for the country, it leads to its other countries. */
export function IndicatorFailure({ failure, retry, slug, view: { countries } }: Props) {
  const [country] = countries;
  if (country === undefined || isUnknownIndicator(failure)) return <Failure failure={failure} retry={retry} />;
  const missing = {
    text: `The library does not have this indicator for the country with the code “${country}”.`,
    href: `/indicators/${encodeURIComponent(slug)}`,
    link: 'Open the indicator without the country',
  };
  return <Failure failure={failure} retry={retry} missing={missing} />;
}
