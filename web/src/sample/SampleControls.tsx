import type { IndicatorDetailResponse } from 'almanac-sdk';
import { formatDay } from '../format';
import { getCountryName } from '../labels';
import type { Sample } from './sample';
import { useVintages } from './useLibraryIndicator';

interface Props {
  /** Empty for pasted values. */
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  sample: Sample;
  setSample(changes: Partial<Sample>): void;
}

/** Selects the country, the vintage and the date range. */
export function SampleControls({ slug, indicator, sample, setSample }: Props) {
  return (
    <>
      {slug !== '' && <LibraryControls slug={slug} indicator={indicator} sample={sample} setSample={setSample} />}
      <DateControl label="From" value={sample.start} onChange={(start) => setSample({ start })} />
      <DateControl label="To" value={sample.end} onChange={(end) => setSample({ end })} />
    </>
  );
}

function LibraryControls({ slug, indicator, sample, setSample }: Props) {
  const { country, vintage } = sample;
  const selectedCountry = country === '' ? (indicator?.metadata.country ?? '') : country;
  const { data: vintageList } = useVintages(slug, selectedCountry);
  const countries = indicator?.countryAvailability.countries ?? [];
  const vintageDates = (vintageList?.vintages ?? []).map(({ date }) => date).toReversed();
  return (
    <>
      <label class="control-block">
        <span>Country</span>
        <select
          value={selectedCountry}
          onChange={({ currentTarget }) => setSample({ country: currentTarget.value, vintage: '' })}
        >
          {countries.length === 0 && (
            <option value={selectedCountry}>{selectedCountry === '' ? '…' : getCountryName(selectedCountry)}</option>
          )}
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
        <span>As of</span>
        <select value={vintage} onChange={({ currentTarget }) => setSample({ vintage: currentTarget.value })}>
          <option value="">Latest</option>
          {vintage !== '' && !vintageDates.includes(vintage) && <option value={vintage}>{formatDay(vintage)}</option>}
          {vintageDates.map((date) => (
            <option key={date} value={date}>
              {formatDay(date)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** A date input that ignores incomplete dates while the user types. */
function DateControl({ label, value, onChange }: { label: string; value: string; onChange(date: string): void }) {
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
