import type { IndicatorDetailResponse } from 'almanac-sdk';
import { formatChange, formatDay, formatPercent, formatPeriod, formatValue, missing } from '../format';
import { computeKeyFigures, type Movement } from './computeKeyFigures';

/** The newest value, what it changed by, and how far it can be trusted. */
export function KeyFigures({ indicator }: { indicator: IndicatorDetailResponse }) {
  const { metadata, previewQuality, standardization } = indicator;
  const { newest, onPrevious, onYear } = computeKeyFigures(indicator.observations, standardization.unitClass);
  const toPeriod = (date: string | undefined) => formatPeriod(date, metadata.frequency);
  return (
    <dl class="figures">
      <div class="figure first">
        <dt>{newest ? toPeriod(newest.date) : 'Newest value'}</dt>
        <dd>{formatValue(newest?.value)}</dd>
        <dd class="figure-note">{metadata.unit}</dd>
      </div>
      <div class="figure">
        <dt>On the period before</dt>
        <dd>{formatMovement(onPrevious)}</dd>
        <dd class="figure-note">
          {onPrevious ? `from ${formatValue(onPrevious.base)} in ${toPeriod(onPrevious.date)}` : 'no earlier value'}
        </dd>
      </div>
      <div class="figure">
        <dt>On a year ago</dt>
        <dd>{formatMovement(onYear)}</dd>
        <dd class="figure-note">
          {onYear ? `from ${formatValue(onYear.base)} in ${toPeriod(onYear.date)}` : 'no value a year ago'}
        </dd>
      </div>
      <div class="figure">
        <dt>Data quality</dt>
        <dd>{previewQuality.grade}</dd>
        <dd class="figure-note">
          {metadata.observationCount.toLocaleString('en-US')} values since {toPeriod(metadata.firstDate ?? undefined)},
          held as of {formatDay(metadata.lastUpdated)}
        </dd>
      </div>
    </dl>
  );
}

function formatMovement(movement: Movement | null): string {
  if (movement === null) return missing;
  return movement.unit === null ? formatChange(movement.change) : formatPercent(movement.change, movement.unit);
}
