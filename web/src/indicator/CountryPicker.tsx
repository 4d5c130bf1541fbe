import { maxCountries } from './view';

interface Props {
  available: { code: string; name: string }[];
  shown: string[];
  isFull: boolean;
  onChange(countries: string[]): void;
}

/** Adds countries to the chart and removes them; the last one cannot be removed. */
export function CountryPicker({ available, shown, isFull, onChange }: Props) {
  const getName = (code: string) => available.find((country) => country.code === code)?.name ?? code;
  const others = available.filter(({ code }) => !shown.includes(code)).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div class="control countries">
      {shown.map((code, index) => (
        <span key={code} class="pill country">
          <span class="swatch" style={{ background: `var(--series-${index + 1})` }} />
          {getName(code)}
          {shown.length > 1 && (
            <button
              type="button"
              aria-label={`Remove ${getName(code)}`}
              onClick={() => onChange(shown.filter((other) => other !== code))}
            >
              ×
            </button>
          )}
        </span>
      ))}
      <select
        aria-label="Add a country"
        value=""
        disabled={isFull}
        onChange={({ currentTarget }) => onChange([...shown, currentTarget.value])}
      >
        <option value="">{isFull ? `Maximum of ${maxCountries} reached` : 'Add a country…'}</option>
        {others.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </select>
    </div>
  );
}
