import { useEffect } from 'preact/hooks';
import { almanac } from '../almanac';
import { getCountryName, importanceLabels } from '../labels';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { usePages } from '../usePages';
import { Contents } from './Contents';
import { Upcoming } from './Upcoming';
import { VintageList } from './VintageList';
import './release.css';

/** The page of one release: its next dates, its indicators with their latest values, and what each publication changed. */
export function ReleasePage({ param: id }: PageProps) {
  const { pages, failure, loading, retry, loadMore } = usePages(`release ${id}`, (cursor) =>
    almanac.releases.get({ id, ...cursor }),
  );
  const [first] = pages;
  const name = first?.release.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Almanac`;
  }, [name]);
  if (first === undefined) {
    return (
      <div class="page">
        <h1 class="visually-hidden">Release</h1>
        {failure === undefined && <Loading label="Loading the release" />}
        {failure !== undefined && (
          <Failure
            failure={failure}
            retry={retry}
            missing={{ text: `There is no release “${id}”.`, href: '/calendar', link: 'Release calendar' }}
          />
        )}
      </div>
    );
  }
  const { release, upcoming, awaited, indicatorCount } = first;
  return (
    <article class="release page" aria-busy={loading}>
      <header>
        <p class="crumbs">
          <a href={release.country === null ? '/calendar' : `/calendar?country=${release.country}`}>Calendar</a>{' '}
          <span aria-hidden="true">/</span> {release.country === null ? 'World' : getCountryName(release.country)}
        </p>
        <div class="release-title">
          <h1>{release.name}</h1>
          <a class="button" href={`/alerts/new?release=${encodeURIComponent(id)}`}>
            Create alert
          </a>
        </div>
        <p class="lead">
          {release.agency}
          {release.country !== null && `, ${getCountryName(release.country)}`}. {importanceLabels[release.importance]}{' '}
          importance.{' '}
          {release.url !== null && (
            <a href={release.url} rel="noopener">
              The agency’s page
            </a>
          )}
        </p>
      </header>
      <Upcoming release={release} upcoming={upcoming} awaited={awaited} />
      <Contents
        indicators={pages.flatMap(({ indicators }) => indicators)}
        count={indicatorCount}
        loadMore={loadMore}
        loading={loading}
      />
      <VintageList id={id} />
    </article>
  );
}
