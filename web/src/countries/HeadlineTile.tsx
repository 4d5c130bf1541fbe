import type { HeadlineValue } from 'almanac-sdk';
import { formatDay, formatPeriod } from '../format';
import { getCountryName } from '../labels';
import { Sparkline } from '../values/Sparkline';
import { formatHeadlineChange, formatHeadlineValue, shortenName, shortenUnit } from './formatHeadline';
import './headlineTile.css';

interface Props {
  headline: HeadlineValue;
  /** The country of the page. The tile names another area for which the value is. */
  country: string;
}

/** A headline value as a link to its chart: the latest value, its changes, its recent course and its next release. */
export function HeadlineTile({ headline, country }: Props) {
  const { area, frequency, date, previous, yearBefore, recent, nextRelease, freshness, isProjection } = headline;
  return (
    <li class="tile">
      <a class="tile-link" href={buildChartAddress(headline)}>
        <h3>{shortenName(headline.name)}</h3>
      </a>
      <p class="tile-value">
        <strong>{formatHeadlineValue(headline)}</strong> <span>{shortenUnit(headline)}</span>
      </p>
      <p class="tile-facts">
        {formatPeriod(date, frequency)}
        {isProjection && ' · projection'}
        {area !== country && ` · ${getCountryName(area)}`}
        {freshness.status === 'held_until' && ' · no newer values held'}
      </p>
      <Sparkline values={recent.map(({ value }) => value)} />
      <dl class="tile-changes">
        {previous?.change != null && (
          <div>
            <dt>from {formatPeriod(previous.date, frequency)}</dt>
            <dd>{formatHeadlineChange(headline, previous.change)}</dd>
          </div>
        )}
        {yearBefore?.change != null && frequency !== 'annual' && (
          <div>
            <dt>in a year</dt>
            <dd>{formatHeadlineChange(headline, yearBefore.change)}</dd>
          </div>
        )}
        {nextRelease !== null && (
          <div>
            <dt>
              next<span class="tile-wide"> release</span>
            </dt>
            <dd>
              {nextRelease.status === 'estimated' && <span class="tile-narrow">est. </span>}
              {formatDay(nextRelease.date)}
              {nextRelease.status === 'estimated' && <span class="tile-wide"> (estimated)</span>}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** Returns the address of the chart from which a headline value is read. */
export function buildChartAddress({ indicator, country, units }: HeadlineValue): string {
  return `/indicators/${indicator}?country=${country}${units === 'lin' ? '' : `&units=${units}`}`;
}
