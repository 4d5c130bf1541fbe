import { categories } from '../../../server/series/categories.js';
import { getCategoryName, getCountryName, importanceLabels } from '../labels';

interface Props {
  isPast: boolean;
  getParameter(name: string): string;
  change(changes: Record<string, string>): void;
  countries: { value: string; count: number }[];
}

/** Filters by period, country, category and importance. */
export function CalendarFilters({ isPast, getParameter, change, countries }: Props) {
  const codes = [...new Set([...countries.map(({ value }) => value), 'US', 'EA', getParameter('country')])].filter(
    Boolean,
  );
  return (
    <div class="controls">
      <fieldset class="control ranges">
        <legend class="visually-hidden">Show</legend>
        <button type="button" aria-pressed={!isPast} onClick={() => change({ show: '' })}>
          Upcoming
        </button>
        <button type="button" aria-pressed={isPast} onClick={() => change({ show: 'past' })}>
          Past
        </button>
      </fieldset>
      <Choice
        name="country"
        label="Country"
        value={getParameter('country')}
        change={change}
        options={codes.map((code) => [code, getCountryName(code)])}
      />
      <Choice
        name="category"
        label="Category"
        value={getParameter('category')}
        change={change}
        options={categories.map((category) => [category, getCategoryName(category)])}
      />
      <Choice
        name="importance"
        label="Importance"
        value={getParameter('importance')}
        change={change}
        options={Object.entries(importanceLabels)}
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
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
