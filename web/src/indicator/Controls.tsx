import type { IndicatorDetailResponse, UnitsCode } from 'almanac-sdk';
import { DownloadSign } from '../parts/FileButton';
import { countryName, unitsWords } from '../words';
import { CountryPicker } from './CountryPicker';
import { mostCountries, type RangeName, rangeStart, ranges, type SetView, type View } from './view';

interface Props {
  indicator: IndicatorDetailResponse;
  view: View;
  setView: SetView;
  canBeLogarithmic: boolean;
}

/** Countries, units, range, scale and the download: all of it stands in the address. */
export function Controls({ indicator, view, setView, canBeLogarithmic }: Props) {
  const { metadata } = indicator;
  const shown = view.countries.length > 0 ? view.countries : [metadata.country];
  return (
    <div class="controls">
      <label class="control">
        <span>Units</span>
        <select
          value={view.units}
          onChange={({ currentTarget }) => setView({ units: currentTarget.value as UnitsCode })}
        >
          {Object.entries(unitsWords).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {indicator.countryAvailability.count > 1 && (
        <CountryPicker
          available={indicator.countryAvailability.countries}
          shown={shown}
          full={shown.length >= mostCountries}
          onChange={(countries) => setView({ countries })}
        />
      )}
      <fieldset class="control ranges">
        <legend class="visually-hidden">Range</legend>
        {(Object.keys(ranges) as RangeName[]).map((range) => (
          <button key={range} type="button" aria-pressed={view.range === range} onClick={() => setView({ range })}>
            {range === 'max' ? 'Max' : range.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <label class="control check">
        <input
          type="checkbox"
          checked={view.logarithmic && canBeLogarithmic}
          disabled={!canBeLogarithmic}
          onChange={({ currentTarget }) => setView({ logarithmic: currentTarget.checked })}
        />
        <span title={canBeLogarithmic ? undefined : 'Values of zero or less have no logarithm.'}>Log scale</span>
      </label>
      <a
        class="button download"
        href={downloadAddress(indicator, view)}
        aria-label={`Download ${countryName(shown[0] ?? '')} as CSV`}
      >
        <DownloadSign /> CSV
      </a>
    </div>
  );
}

/** The file of what the chart shows of its first country. */
function downloadAddress({ metadata }: IndicatorDetailResponse, view: View): string {
  const start = rangeStart(view.range, metadata.lastDate);
  const query = new URLSearchParams({
    country: view.countries[0] ?? metadata.country,
    ...(view.units !== 'lin' && { units: view.units }),
    ...(view.vintage !== '' && { vintage: view.vintage }),
    ...(start !== null && { start }),
  });
  return `/api/indicators/${metadata.slug}/download?${query}`;
}
