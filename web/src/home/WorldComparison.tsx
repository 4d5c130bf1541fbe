import type { HeadlineId, HeadlineResponse } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { formatHeadlineValue } from '../countries/formatHeadline';
import { buildChartAddress } from '../countries/HeadlineTile';
import { formatPeriod } from '../format';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import './worldComparison.css';

const concepts: { id: HeadlineId; label: string }[] = [
  { id: 'inflation', label: 'Inflation' },
  { id: 'real-gdp-growth', label: 'GDP growth' },
  { id: 'unemployment', label: 'Unemployment' },
  { id: 'policy-rate', label: 'Policy rate' },
  { id: 'ten-year-yield', label: 'Ten-year yield' },
  { id: 'government-debt', label: 'Government debt' },
  { id: 'house-prices', label: 'House prices' },
];

/** One headline value of the G20 as ranked bars. */
export function WorldComparison({ country }: { country: string }) {
  const [concept, setConcept] = useState<HeadlineId>('inflation');
  const { data, failure, retry } = useCall(`headline ${concept} G20`, () =>
    almanac.headlines.get({ id: concept, country: 'G20' }),
  );
  return (
    <section class="card comparison" aria-label="The G20 compared">
      <div class="card-head">
        <h2>The G20 compared</h2>
        <label class="control">
          <span>Concept</span>
          <select value={concept} onChange={(event) => setConcept(event.currentTarget.value as HeadlineId)}>
            {concepts.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {data === undefined && failure === undefined && <Loading label="Loading the comparison" />}
      {data !== undefined && <Bars response={data} country={country} />}
    </section>
  );
}

function Bars({ response: { name, values, missing }, country }: { response: HeadlineResponse; country: string }) {
  const numbers = values.map(({ headline }) => headline.value);
  const [min, max] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const toPercent = (value: number) => ((value - min) / (max - min || 1)) * 100;
  return (
    <>
      <p class="fine">{name}. The period of each value is beside it.</p>
      <ol class="bars">
        {values.map(({ country: one, headline }) => (
          <li key={one.code} class={one.code === country ? 'bar-row current' : 'bar-row'}>
            <a href={buildChartAddress(headline)}>{one.name}</a>
            <span class="bar-track" aria-hidden="true">
              <span
                class={headline.value < 0 ? 'bar-fill negative' : 'bar-fill'}
                style={{
                  left: `${toPercent(Math.min(0, headline.value))}%`,
                  width: `${toPercent(Math.max(0, headline.value)) - toPercent(Math.min(0, headline.value))}%`,
                }}
              />
            </span>
            <strong>{formatHeadlineValue(headline)}</strong>
            <span class="fine">{formatPeriod(headline.date, headline.frequency)}</span>
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <p class="fine">Without a recent value: {missing.map((one) => one.country.name).join(', ')}.</p>
      )}
    </>
  );
}
