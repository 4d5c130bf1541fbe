interface Props {
  available: { code: string; name: string }[];
  shown: string[];
  isFull: boolean;
  onChange(countries: string[]): void;
}

/** The countries on the chart: each can be taken off but the last, and others laid over it. */
export function CountryPicker({ available, shown, isFull, onChange }: Props) {
  const name = (code: string) => available.find((country) => country.code === code)?.name ?? code;
  const others = available.filter(({ code }) => !shown.includes(code)).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div class="control countries">
      {shown.map((code, index) => (
        <span key={code} class="pill country">
          <span class="swatch" style={{ background: `var(--series-${index + 1})` }} />
          {name(code)}
          {shown.length > 1 && (
            <button
              type="button"
              aria-label={`Take ${name(code)} off`}
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
        <option value="">{isFull ? 'Five at most' : 'Add a country …'}</option>
        {others.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </select>
    </div>
  );
}
