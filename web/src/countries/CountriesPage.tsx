import type { CountriesResponse, CountryRecord } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import './countries.css';

const otherRegion = 'Areas and other territories';

/** All countries and areas of the library by region, with a filter. */
export function CountriesPage() {
  const [text, setText] = useState('');
  const { data, failure, retry } = useCall('all countries', () => almanac.countries.list({ limit: 1000 }));
  return (
    <div class="countries page">
      <h1>Countries</h1>
      <p class="lead">The headline values of each country and area that the library covers.</p>
      <label class="control">
        <span>Filter</span>
        <input
          type="search"
          value={text}
          maxLength={100}
          placeholder="Name, code or group"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {data === undefined && failure === undefined && <Loading label="Loading the countries" />}
      {data !== undefined && <Regions response={data} text={text.trim().toLowerCase()} />}
    </div>
  );
}

function Regions({ response, text }: { response: CountriesResponse; text: string }) {
  const held = response.countries.filter((country) => country.series > 0 && matches(country, text));
  const byRegion = groupByRegion(held);
  const regions = [...byRegion].sort(
    ([a], [b]) => Number(a === otherRegion) - Number(b === otherRegion) || a.localeCompare(b, 'en'),
  );
  return (
    <>
      <p class="fine" role="status">
        {held.length} {held.length === 1 ? 'country or area' : 'countries and areas'}
      </p>
      {regions.map(([region, countries]) => (
        <section key={region} aria-label={region}>
          <h2>{region}</h2>
          <ul class="country-list">
            {countries
              .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
              .map(({ code, name, series }) => (
                <li key={code}>
                  <a href={`/countries/${code}`}>{name}</a> <span class="fine">{series} series</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function groupByRegion(countries: CountryRecord[]): Map<string, CountryRecord[]> {
  const byRegion = new Map<string, CountryRecord[]>();
  for (const country of countries) {
    const region = country.region ?? otherRegion;
    byRegion.set(region, [...(byRegion.get(region) ?? []), country]);
  }
  return byRegion;
}

function matches({ code, code3, name, groups }: CountryRecord, text: string): boolean {
  return [code, code3, name, ...groups].some((word) => word.toLowerCase().includes(text));
}
