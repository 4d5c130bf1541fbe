import { useEffect } from 'preact/hooks';
import { almanac } from '../almanac';
import { CountryPicker } from '../countries/CountryPicker';
import { HeadlineTiles } from '../countries/HeadlineTiles';
import { useHomeCountry } from '../countries/useHomeCountry';
import { useKeyboardNavigation } from '../library/useKeyboardNavigation';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { navigate } from '../router';
import { useCall } from '../useCall';
import { HomeSearch } from './HomeSearch';
import { LibraryAge } from './LibraryAge';
import { WhatsNew } from './WhatsNew';
import { WorldComparison } from './WorldComparison';
import './home.css';

const maxTiles = 8;
/** The headlines of the home page, in the order in which they are shown. The first ones that the country has are shown. */
const shownHeadlines = [
  'real-gdp-growth',
  'inflation',
  'core-inflation',
  'unemployment',
  'policy-rate',
  'ten-year-yield',
  'exchange-rate-us-dollar',
  'exchange-rate-euro',
  'house-prices',
  'government-debt',
];

/** The home page: the headline values of a country, what is new, and a comparison of the G20. */
export function HomePage() {
  useEffect(openOldLibraryAddress, []);
  const page = useKeyboardNavigation();
  const [country, setCountry] = useHomeCountry();
  const { data, failure, retry } = useCall(`country ${country}`, () => almanac.countries.get({ code: country }));
  return (
    <div class="home page" ref={page}>
      <section class="home-head">
        <h1>Macroeconomic data, as published and as revised</h1>
        <HomeSearch />
      </section>
      <section aria-labelledby="headlines" aria-busy={data?.country.code !== country}>
        <div class="card-head">
          <h2 id="headlines">{data?.country.name ?? 'Headlines'}</h2>
          <div class="actions">
            <CountryPicker country={country} onChange={setCountry} />
            <a href={`/countries/${country}`}>All headlines</a>
            <a href="/countries">All countries</a>
          </div>
        </div>
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        {data === undefined && failure === undefined && <Loading label="Loading the headlines" />}
        {data !== undefined && failure === undefined && (
          <>
            <LibraryAge response={data} />
            <HeadlineTiles response={data} ids={shownHeadlines} max={maxTiles} />
          </>
        )}
      </section>
      {failure === undefined && (
        <>
          {data !== undefined && <WhatsNew key={data.country.code} response={data} />}
          <WorldComparison country={country} />
        </>
      )}
    </div>
  );
}

/** Links from before the home page existed have the parameters of the library. */
function openOldLibraryAddress(): void {
  if (window.location.search !== '') navigate(`/library${window.location.search}`, { replace: true });
}
