import type { MetadataResponse } from 'almanac-sdk';
import { frequencyLabels } from '../labels';
import type { Call } from '../useCall';

/** Links to related indicators. */
export function Related({ neighbours: { data } }: { neighbours: Call<MetadataResponse> }) {
  if (data === undefined || data.indicators.length === 0) return null;
  return (
    <section class="card">
      <h2>Related</h2>
      <ul class="related">
        {data.indicators.map(({ metadata }) => (
          <li key={metadata.slug}>
            <a href={`/indicators/${metadata.slug}`}>{metadata.name}</a>
            <span class="fine">
              {frequencyLabels[metadata.frequency]}, {metadata.unit}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
