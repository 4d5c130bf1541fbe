import type { IndicatorDetailResponse } from 'almanac-sdk';
import { formatDay, formatPeriod } from '../format';
import { adjustmentLabels, frequencyLabels, getProviderName } from '../labels';

/** The definition, source and licence of the indicator. */
export function About({ indicator: { metadata, standardization } }: { indicator: IndicatorDetailResponse }) {
  const { source } = metadata;
  const { licence } = source;
  const facts: [string, string][] = [
    ['Country', metadata.countryName],
    ['Frequency', frequencyLabels[metadata.frequency]],
    ['Unit', metadata.unit],
    ['Adjustment', adjustmentLabels[metadata.seasonalAdjustment]],
    [
      'Range',
      `${formatPeriod(metadata.firstDate, metadata.frequency)} – ${formatPeriod(metadata.lastDate, metadata.frequency)}`,
    ],
    ['Data as of', formatDay(metadata.lastUpdated)],
    ['Publisher', source.agency],
    ['Provider', `${getProviderName(source.provider)}, ${source.providerSeriesId}`],
    ['Concept', standardization.concept.replaceAll('-', ' ')],
  ];
  return (
    <section class="card">
      <h2>About this series</h2>
      <dl class="facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {metadata.methodology !== '' && (
        <details>
          <summary>Methodology</summary>
          <p>{metadata.methodology}</p>
        </details>
      )}
      {metadata.unitsByVintage.length > 1 && (
        <details>
          <summary>Unit history</summary>
          <ul>
            {metadata.unitsByVintage.map(({ from, unit }) => (
              <li key={from}>
                from {formatDay(from)}: {unit}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="fine licence">
        {licence.attribution} {licence.conditions !== licence.attribution && licence.conditions} Terms:{' '}
        {licence.url === null ? licence.name : <a href={licence.url}>{licence.name}</a>}.
        {licence.certainty !== 'certain' && ` ${licence.certaintyNote}`}
      </p>
    </section>
  );
}
