import type { IndicatorDetailResponse, UnitsCode } from 'almanac-sdk';
import { getCountryName, unitsLabels } from '../labels';
import { DownloadIcon } from '../parts/DownloadIcon';
import { CountryPicker } from './CountryPicker';
import { OtherIndicators } from './OtherIndicators';
import { getStart, maxCountries, type RangeName, ranges, type SetView, type View } from './view';

interface Props {
  indicator: IndicatorDetailResponse;
  view: View;
  setView: SetView;
  /** The date of the last observed value shown. */
  lastDate: string | null;
  canBeLogarithmic: boolean;
}

/** The controls of the chart: units, countries, range, scale and download. */
export function Controls({ indicator, view, setView, lastDate, canBeLogarithmic }: Props) {
  const { metadata } = indicator;
  const shownCountries = view.countries.length > 0 ? view.countries : [metadata.country];
  return (
    <div class="controls">
      {metadata.defaultUnits !== 'lin' && (
        <UnitsSwitch units={view.units} defaultUnits={metadata.defaultUnits} setView={setView} />
      )}
      <label class="control">
        <span>Units</span>
        <select
          value={view.units}
          onChange={({ currentTarget }) => setView({ units: currentTarget.value as UnitsCode })}
        >
          {Object.entries(unitsLabels).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {indicator.countryAvailability.count > 1 && (
        <CountryPicker
          available={indicator.countryAvailability.countries}
          shown={shownCountries}
          isFull={shownCountries.length >= maxCountries}
          onChange={(countries) => setView({ countries })}
        />
      )}
      <fieldset class="control ranges">
        <legend class="visually-hidden">Range</legend>
        {(Object.keys(ranges) as RangeName[]).map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={view.start === '' && view.range === range}
            onClick={() => setView({ range })}
          >
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
        <span title={canBeLogarithmic ? undefined : 'Not available: the series has values of zero or less.'}>
          Log scale
        </span>
      </label>
      {[view.countries.length > 1, view.others.length > 0].includes(true) && (
        <Switch label="Index to 100" checked={view.indexed} change={(indexed) => setView({ indexed })} />
      )}
      <Switch
        label="Recessions"
        checked={view.recessions ?? shownCountries.includes('US')}
        change={(recessions) => setView({ recessions })}
      />
      {view.units === 'lin' && shownCountries.length === 1 && view.others.length === 0 && (
        <Switch label="All vintages" checked={view.allVintages} change={(allVintages) => setView({ allVintages })} />
      )}
      <OtherIndicators view={view} setView={setView} />
      <a
        class="button download"
        href={buildDownloadUrl(indicator, view, lastDate)}
        aria-label={`Download ${getCountryName(shownCountries[0] ?? '')} as CSV`}
      >
        <DownloadIcon /> CSV
      </a>
    </div>
  );
}

/** Switches between the default units of the indicator and the published values: inflation and the index. */
function UnitsSwitch({
  units,
  defaultUnits,
  setView,
}: {
  units: UnitsCode;
  defaultUnits: UnitsCode;
  setView: SetView;
}) {
  const choices: [UnitsCode, string][] = [
    [defaultUnits, 'Inflation'],
    ['lin', 'Index'],
  ];
  return (
    <fieldset class="control ranges">
      <legend class="visually-hidden">Inflation or index</legend>
      {choices.map(([code, label]) => (
        <button key={code} type="button" aria-pressed={units === code} onClick={() => setView({ units: code })}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function Switch({ label, checked, change }: { label: string; checked: boolean; change(checked: boolean): void }) {
  return (
    <label class="control check">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Builds the download URL of the chart's data for its first country. */
function buildDownloadUrl({ metadata }: IndicatorDetailResponse, view: View, lastDate: string | null): string {
  const start = getStart(view, lastDate);
  const query = new URLSearchParams({
    country: view.countries[0] ?? metadata.country,
    ...(view.units !== 'lin' && { units: view.units }),
    ...(view.vintage !== '' && { vintage: view.vintage }),
    ...(start !== null && { start }),
    ...(view.end !== '' && { end: view.end }),
  });
  return `/api/indicators/${metadata.slug}/download?${query}`;
}
