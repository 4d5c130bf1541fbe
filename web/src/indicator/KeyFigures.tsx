import type { IndicatorDetailResponse } from 'almanac-sdk';
import { findDecimals, formatDay, formatPeriod, formatValue, missing } from '../format';
import { getToday } from '../today';
import { computeKeyFigures } from '../values/computeKeyFigures';
import { formatMovement } from '../values/formatMovement';
import { findLastObserved } from './findLastObserved';
import { isOnlyProjected } from './isOnlyProjected';

interface Props {
  indicator: IndicatorDetailResponse;
  /** Whether the chart shows an earlier vintage, so that the figures must be named the latest. */
  isEarlierShown: boolean;
}

/** The latest value, its changes, and the data quality. */
export function KeyFigures({ indicator, isEarlierShown }: Props) {
  const { metadata, previewQuality, standardization } = indicator;
  const observed = indicator.observations.filter(({ projection }) => !projection);
  const isProjected = isOnlyProjected(indicator);
  const current = isProjected ? findLastObserved(indicator.observations, getToday()) : undefined;
  const shown = isProjected ? indicator.observations.filter(({ date }) => date <= (current ?? '')) : observed;
  const { newest, fromPrevious, fromYearAgo } = computeKeyFigures(shown, standardization.unitClass);
  const decimals = findDecimals(
    metadata.unit,
    shown.map(({ value }) => value),
  );
  const latest = isEarlierShown ? 'Latest · ' : '';
  const toPeriod = (date: string | undefined) => formatPeriod(date, metadata.frequency);
  return (
    <dl class="figures">
      <div class="figure first">
        <dt>
          {latest}
          {newest ? toPeriod(newest.date) : 'Latest value'}
          {isProjected && ' (projection)'}
        </dt>
        <dd>{formatValue(newest?.value, decimals)}</dd>
        <dd class="figure-note">
          {metadata.unit}
          {isProjected && `, projected in the edition of ${formatDay(metadata.lastUpdated)}`}
        </dd>
      </div>
      <div class="figure">
        <dt>{latest}Change from previous period</dt>
        <dd>{formatMovement(fromPrevious, decimals)}</dd>
        <dd class="figure-note">
          {fromPrevious
            ? `from ${formatValue(fromPrevious.base, decimals)} in ${toPeriod(fromPrevious.date)}`
            : 'no earlier value'}
        </dd>
      </div>
      <div class="figure">
        <dt>{latest}Change from a year ago</dt>
        <dd>{formatMovement(fromYearAgo, decimals)}</dd>
        <dd class="figure-note">
          {fromYearAgo
            ? `from ${formatValue(fromYearAgo.base, decimals)} in ${toPeriod(fromYearAgo.date)}`
            : 'no value a year ago'}
        </dd>
      </div>
      <div class="figure">
        <dt>{latest}Data quality</dt>
        <dd>{isProjected ? missing : previewQuality.grade}</dd>
        <dd class="figure-note">
          {isProjected && 'Quality is judged for observed values only. All values are projections: '}
          {metadata.observationCount.toLocaleString('en-US')} values since {toPeriod(metadata.firstDate ?? undefined)},
          as of {formatDay(metadata.lastUpdated)}
        </dd>
      </div>
    </dl>
  );
}
