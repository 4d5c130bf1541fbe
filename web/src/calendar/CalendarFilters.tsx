import { categories } from '../../../server/series/categories.js';
import { getCategoryName, getCountryName } from '../labels';
import { Choice } from '../parts/Choice';
import { formatZone, getBrowserZone, listTimeZones } from './timeZones';

interface Props {
  getParameter(name: string): string;
  change(changes: Record<string, string>): void;
  /** Codes of the countries with releases. */
  countries: string[];
  zone: string;
}

/** The countries that have release dates in every library. */
const alwaysListed = ['US', 'EA'];

/** Filters by country and category, and the time zone. */
export function CalendarFilters({ getParameter, change, countries, zone }: Props) {
  const codes = new Set([...alwaysListed, ...countries, getParameter('country')].filter(Boolean));
  return (
    <div class="controls">
      <Choice
        name="country"
        label="Country"
        value={getParameter('country')}
        change={change}
        options={[...codes].map((code) => [code, getCountryName(code)])}
      />
      <Choice
        name="category"
        label="Category"
        value={getParameter('category')}
        change={change}
        options={categories.map((category) => [category, getCategoryName(category)])}
      />
      <ZoneChoice zone={zone} change={change} />
    </div>
  );
}

function ZoneChoice({ zone, change }: Pick<Props, 'zone' | 'change'>) {
  const { common, others } = listTimeZones();
  const browserZone = getBrowserZone();
  const choose = (chosen: string) => change({ zone: chosen === browserZone ? '' : chosen });
  return (
    <label class="control">
      <span>Time zone</span>
      <select value={zone} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <optgroup label="Common">
          {common.map((one) => (
            <option key={one} value={one}>
              {one === browserZone ? `${formatZone(one)} (yours)` : formatZone(one)}
            </option>
          ))}
        </optgroup>
        <optgroup label="All others">
          {others.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
