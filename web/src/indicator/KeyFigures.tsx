import type { IndicatorDetailResponse } from 'almanac-sdk';
import { formatChange, formatDay, formatPercent, formatPeriod, formatValue, missing } from '../format';
import { computeKeyFigures, type Movement } from './computeKeyFigures';

/** The latest value, its changes, and the data quality. */
export function KeyFigures({ indicator }: { indicator: IndicatorDetailResponse }) {
  const { metadata, previewQuality, standardization } = indicator;
  const actual = indicator.observations.filter(({ date }) => date < (metadata.projectionsFrom ?? '9999'));
  const { newest, fromPrevious, fromYearAgo } = computeKeyFigures(actual, standardization.unitClass);
  const toPeriod = (date: string | undefined) => formatPeriod(date, metadata.frequency);
  return (
    <dl class="figures">
      <div class="figure first">
        <dt>{newest ? toPeriod(newest.date) : 'Latest value'}</dt>
        <dd>{formatValue(newest?.value)}</dd>
        <dd class="figure-note">{metadata.unit}</dd>
      </div>
      <div class="figure">
        <dt>Change from previous period</dt>
        <dd>{formatMovement(fromPrevious)}</dd>
        <dd class="figure-note">
          {fromPrevious
            ? `from ${formatValue(fromPrevious.base)} in ${toPeriod(fromPrevious.date)}`
            : 'no earlier value'}
        </dd>
      </div>
      <div class="figure">
        <dt>Change from a year ago</dt>
        <dd>{formatMovement(fromYearAgo)}</dd>
        <dd class="figure-note">
          {fromYearAgo
            ? `from ${formatValue(fromYearAgo.base)} in ${toPeriod(fromYearAgo.date)}`
            : 'no value a year ago'}
        </dd>
      </div>
      <div class="figure">
        <dt>Data quality</dt>
        <dd>{previewQuality.grade}</dd>
        <dd class="figure-note">
          {metadata.observationCount.toLocaleString('en-US')} values since {toPeriod(metadata.firstDate ?? undefined)},
          as of {formatDay(metadata.lastUpdated)}
        </dd>
      </div>
    </dl>
  );
}

function formatMovement(movement: Movement | null): string {
  if (movement === null) return missing;
  return movement.unit === null ? formatChange(movement.change) : formatPercent(movement.change, movement.unit);
}
