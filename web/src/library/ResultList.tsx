import type { SearchHit } from 'almanac-sdk';
import { formatPeriod } from '../format';
import { adjustmentLabels, frequencyLabels, getCategoryName, getCountryName } from '../labels';

/** The matching indicators, best match first. */
export function ResultList({ hits, country }: { hits: SearchHit[]; country: string }) {
  return (
    <ol class="result-list">
      {hits.map((hit) => (
        <Result key={hit.slug} hit={hit} country={country} />
      ))}
    </ol>
  );
}

function Result({ hit, country }: { hit: SearchHit; country: string }) {
  const isOtherCountry = country !== '' && country !== hit.defaultCountry;
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
