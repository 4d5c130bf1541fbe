import type { ReleaseIndicator } from 'almanac-sdk';
import { findDecimals, formatPeriod, formatValue } from '../format';
import { TableFrame } from '../parts/TableFrame';
import { computeKeyFigures } from '../values/computeKeyFigures';
import { formatMovement } from '../values/formatMovement';
import { Sparkline } from '../values/Sparkline';

interface Props {
  indicators: ReleaseIndicator[];
  count: number;
  loadMore: (() => void) | undefined;
  loading: boolean;
}

/** The indicators of a release with their latest values and changes. */
export function Contents({ indicators, count, loadMore, loading }: Props) {
  return (
    <section class="card">
      <h2>
        {count.toLocaleString('en-US')} {count === 1 ? 'indicator' : 'indicators'}
      </h2>
      <TableFrame
        label="Indicators"
        columns={['Indicator', 'Trend', { number: 'Latest' }, { number: 'Change' }, { number: 'Year ago' }, 'Period']}
        class="contents"
      >
        {indicators.map((indicator) => (
          <Row key={indicator.slug} indicator={indicator} />
        ))}
      </TableFrame>
      {loadMore && (
        <p class="more">
          <button type="button" onClick={loadMore} disabled={loading}>
            Show more indicators
          </button>
        </p>
      )}
    </section>
  );
}

function Row({ indicator }: { indicator: ReleaseIndicator }) {
  const { slug, name, country, unit, unitClass, frequency, recent } = indicator;
  const { newest, fromPrevious, fromYearAgo } = computeKeyFigures(recent, unitClass);
  const decimals = findDecimals(
    unit,
    recent.map(({ value }) => value),
  );
  return (
    <tr>
      <th scope="row">
        <a href={`/indicators/${slug}?country=${country}`}>{name}</a>
        <span class="fine">{unit}</span>
      </th>
      <td>
        <Sparkline values={recent.map(({ value }) => value)} />
      </td>
      <td class="number">
        <strong>{formatValue(newest?.value, decimals)}</strong>
        <span class="fine latest-period">{formatPeriod(newest?.date, frequency)}</span>
      </td>
      <td class="number">{formatMovement(fromPrevious, decimals)}</td>
      <td class="number">{formatMovement(fromYearAgo, decimals)}</td>
      <td class="period">{formatPeriod(newest?.date, frequency)}</td>
    </tr>
  );
}
