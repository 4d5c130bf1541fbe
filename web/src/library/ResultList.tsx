import type { SearchHit } from 'almanac-sdk';
import { formatPeriod } from '../format';
import { adjustmentLabels, frequencyLabels, getCategoryName, getCountryName } from '../labels';
import { type LatestValue, useLatestValues } from './useLatestValues';

interface Props {
  hits: SearchHit[];
  /** Whether a country is searched or picked, so that each result is about the series of a country. */
  hasCountry: boolean;
}

/** The matching indicators, best match first, with the latest value of the country that is searched or picked. */
export function ResultList({ hits, hasCountry }: Props) {
  const latestValues = useLatestValues(hasCountry ? hits : []);
  return (
    <ol class="result-list">
      {hits.map((hit) => (
        <Result key={hit.slug} hit={hit} hasCountry={hasCountry} latest={latestValues.get(hit.slug)} />
      ))}
    </ol>
  );
}

function Result({ hit, hasCountry, latest }: { hit: SearchHit; hasCountry: boolean; latest: LatestValue | undefined }) {
  const { country } = hit;
  const isOtherCountry = hasCountry && country !== hit.defaultCountry;
  const countryLabel = hit.countries === 1 ? getCountryName(hit.defaultCountry) : `${hit.countries} countries`;
  const isAdjusted = hit.seasonalAdjustment.startsWith('seasonally_adjusted');
  return (
    <li>
      <article class="result">
        <h2>
          <a class="result-link" href={`/indicators/${hit.slug}${isOtherCountry ? `?country=${country}` : ''}`}>
            {hit.name}
          </a>
        </h2>
        <p class="result-description">{hit.description}</p>
        {latest !== undefined && (
          <p class="result-latest">
            {getCountryName(country)} <strong>{latest.value}</strong>{' '}
            <span class="fine">
              {hit.unit}, {formatPeriod(latest.date, hit.frequency)}
            </span>
          </p>
        )}
        <p class="result-facts">
          <span class="category">{getCategoryName(hit.category)}</span>
          <span>{frequencyLabels[hit.frequency]}</span>
          <span>{hit.unit}</span>
          {isAdjusted && <span>{adjustmentLabels[hit.seasonalAdjustment]}</span>}
          <span>{countryLabel}</span>
          <span>{hit.sourceAgency}</span>
          <span class="span">
            {formatPeriod(hit.firstDate, hit.frequency)} – {formatPeriod(hit.lastDate, hit.frequency)}
          </span>
        </p>
      </article>
    </li>
  );
}
