import type { SearchHit } from 'almanac-sdk';
import { formatPeriod } from '../format';
import { adjustmentWords, categoryName, countryName, frequencyWords } from '../words';

/** The indicators found, best first. */
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
  const elsewhere = country !== '' && country !== hit.defaultCountry;
  const places = hit.countries === 1 ? countryName(hit.defaultCountry) : `${hit.countries} countries`;
  const adjusted = hit.seasonalAdjustment.startsWith('seasonally_adjusted');
  return (
    <li>
      <article class="result">
        <h2>
          <a class="result-link" href={`/indicators/${hit.slug}${elsewhere ? `?country=${country}` : ''}`}>
            {hit.name}
          </a>
        </h2>
        <p class="result-description">{hit.description}</p>
        <p class="result-facts">
          <span class="category">{categoryName(hit.category)}</span>
          <span>{frequencyWords[hit.frequency]}</span>
          <span>{hit.unit}</span>
          {adjusted && <span>{adjustmentWords[hit.seasonalAdjustment]}</span>}
          <span>{places}</span>
          <span>{hit.sourceAgency}</span>
          <span class="span">
            {formatPeriod(hit.firstDate, hit.frequency)} – {formatPeriod(hit.lastDate, hit.frequency)}
          </span>
        </p>
      </article>
    </li>
  );
}
