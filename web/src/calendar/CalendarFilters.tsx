import { categories, categoryName, countryName, importanceWords } from '../words';

interface Props {
  past: boolean;
  given(name: string): string;
  change(changes: Record<string, string>): void;
  countries: { value: string; count: number }[];
}

/** Past or upcoming, and which releases. */
export function CalendarFilters({ past, given, change, countries }: Props) {
  const codes = [...new Set([...countries.map(({ value }) => value), 'US', 'EA', given('country')])].filter(Boolean);
  return (
    <div class="controls">
      <fieldset class="control ranges">
        <legend class="visually-hidden">Show</legend>
        <button type="button" aria-pressed={!past} onClick={() => change({ show: '' })}>
          Upcoming
        </button>
        <button type="button" aria-pressed={past} onClick={() => change({ show: 'past' })}>
          Past
        </button>
      </fieldset>
      <Choice
        name="country"
        label="Country"
        value={given('country')}
        change={change}
        options={codes.map((code) => [code, countryName(code)])}
      />
      <Choice
        name="category"
        label="Category"
        value={given('category')}
        change={change}
        options={categories.map((category) => [category, categoryName(category)])}
      />
      <Choice
        name="importance"
        label="Importance"
        value={given('importance')}
        change={change}
        options={Object.entries(importanceWords)}
      />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: [string, string][];
  change(changes: Record<string, string>): void;
}

function Choice({ name, label, value, options, change }: ChoiceProps) {
  return (
    <label class="control">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}>
        <option value="">All</option>
        {options.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
