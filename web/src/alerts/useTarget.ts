import type { AlertTarget } from 'almanac-sdk';
import { almanac } from '../almanac';
import { getCountryName } from '../labels';
import { useCall } from '../useCall';

/** Reads the series or the release of a target. */
export function useTarget(target: AlertTarget | undefined) {
  const { indicator, country, release } = target ?? {};
  const series = useCall(indicator ? `detail ${indicator} ${country ?? ''}` : '', () =>
    almanac.indicators.get({ slug: indicator ?? '', ...(country && { country }) }),
  );
  const found = useCall(release ? `release ${release}` : '', () => almanac.releases.get({ id: release ?? '' }));
  const metadata = indicator ? series.data?.metadata : undefined;
  return {
    failure: series.failure ?? found.failure,
    detail: indicator ? series.data : undefined,
    release: release ? found.data?.release : undefined,
    name:
      target?.type === 'watchlist'
        ? 'Watchlist'
        : metadata !== undefined
          ? `${metadata.name}, ${getCountryName(metadata.country)}`
          : (found.data?.release.name ?? release ?? indicator ?? ''),
  };
}
