import { useEffect } from 'preact/hooks';
import { almanac } from '../almanac';
import { LibraryAge } from '../home/LibraryAge';
import { WhatsNew } from '../home/WhatsNew';
import { getGroupName } from '../labels';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { HeadlineTiles } from './HeadlineTiles';
import { MissingHeadlines } from './MissingHeadlines';
import './countries.css';

/** The page of one country: all its headline values, those that are missing and why, and its releases. */
export function CountryPage({ param: code }: PageProps) {
  const { data, failure, retry } = useCall(`country ${code}`, () => almanac.countries.get({ code }));
  const name = data?.country.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Almanac`;
  }, [name]);
  if (failure !== undefined) {
    return (
      <div class="page">
        <h1 class="visually-hidden">Country</h1>
        <Failure
          failure={failure}
          retry={retry}
          missing={{
            text: `The library has no country with the code “${code}”.`,
            href: '/countries',
            link: 'All countries',
          }}
        />
      </div>
    );
  }
  if (data === undefined) return <Loading label="Loading the country" />;
  const { country } = data;
  const facts = [country.region, country.incomeGroup, country.groups.map(getGroupName).join(', ')].filter(Boolean);
  return (
    <article class="country page">
      <header>
        <p class="crumbs">
          <a href="/countries">Countries</a> <span aria-hidden="true">/</span> {country.code}
        </p>
        <h1>{country.name}</h1>
        <p class="lead">
          {facts.join(' · ')}
          {facts.length > 0 && '. '}
          The library has{' '}
          <a href={`/library?country=${country.code}`}>{country.series.toLocaleString('en-US')} series</a> of this
          country.
        </p>
      </header>
      <section aria-labelledby="headlines">
        <h2 id="headlines">Headlines</h2>
        {data.headlines.length === 0 && <p>The library has no headline values of this country.</p>}
        <LibraryAge response={data} />
        <HeadlineTiles response={data} />
        <MissingHeadlines missing={data.missing} />
      </section>
      <WhatsNew key={country.code} response={data} />
    </article>
  );
}
