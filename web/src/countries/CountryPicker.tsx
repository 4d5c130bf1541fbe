import { almanac } from '../almanac';
import { getCountryName } from '../labels';
import { useCall } from '../useCall';

interface Props {
  country: string;
  onChange(code: string): void;
}

/** Selects a member of the G20, the euro area or the country shown. The list of all countries is a page. */
export function CountryPicker({ country, onChange }: Props) {
  const { data } = useCall('countries of the G20', () => almanac.countries.list({ group: 'G20', limit: 30 }));
  const options = (data?.countries ?? []).map(({ code, name }) => ({ code, name }));
  if (!options.some(({ code }) => code === country)) options.push({ code: country, name: getCountryName(country) });
  options.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <label class="control">
      <span>Country</span>
      <select value={country} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
