import type { IndicatorDetailResponse } from 'almanac-sdk';
import { formatDay } from '../format';
import { countryName } from '../words';
import type { Sample } from './sample';
import { useVintages } from './useLibraryIndicator';

interface Props {
  /** Empty for values of one's own. */
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  sample: Sample;
  setSample(changes: Partial<Sample>): void;
}

/** Whose series, as known when, and from when to when. */
export function SampleControls({ slug, indicator, sample, setSample }: Props) {
  return (
    <>
      {slug !== '' && <LibraryControls slug={slug} indicator={indicator} sample={sample} setSample={setSample} />}
      <DayControl label="From" value={sample.start} onChange={(start) => setSample({ start })} />
      <DayControl label="To" value={sample.end} onChange={(end) => setSample({ end })} />
    </>
  );
}

function LibraryControls({ slug, indicator, sample, setSample }: Props) {
  const { country, vintage } = sample;
  const shown = country === '' ? (indicator?.metadata.country ?? '') : country;
  const { data: known } = useVintages(slug, shown);
  const countries = indicator?.countryAvailability.countries ?? [];
  const days = (known?.vintages ?? []).map(({ date }) => date).toReversed();
  return (
    <>
      <label class="control-block">
        <span>Country</span>
        <select
          value={shown}
          onChange={({ currentTarget }) => setSample({ country: currentTarget.value, vintage: '' })}
        >
          {countries.length === 0 && <option value={shown}>{shown === '' ? '…' : countryName(shown)}</option>}
          {countries
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <label class="control-block">
        <span>As known on</span>
        <select value={vintage} onChange={({ currentTarget }) => setSample({ vintage: currentTarget.value })}>
          <option value="">The latest day</option>
          {vintage !== '' && !days.includes(vintage) && <option value={vintage}>{formatDay(vintage)}</option>}
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDay(day)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** A day that bounds the sample; while its year is being typed, it is none yet. */
function DayControl({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  return (
    <label class="control-block">
      <span>{label}</span>
      <input
        type="date"
        min="1000-01-01"
        value={value}
        onChange={({ currentTarget }) => currentTarget.validity.valid && onChange(currentTarget.value)}
      />
    </label>
  );
}
