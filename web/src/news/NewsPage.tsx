import type { NewsItem } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatLongDate } from '../format';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { usePages } from '../usePages';
import { NewsArticle } from './NewsArticle';
import { NewsFilters } from './NewsFilters';
import { NewsSources } from './NewsSources';
import { NoNews } from './NoNews';
import { buildNewsQuery, filterNames } from './newsQuery';
import './news.css';

const pageSize = 30;

/** News of statistical agencies and central banks, newest first, by day. */
export function NewsPage() {
  const [parameters, change] = useParameters();
  const query = buildNewsQuery(parameters);
  const sources = useCall('news sources', () => almanac.news.sources()).data?.sources;
  const { pages, failure, loading, retry, loadMore } = usePages(`news ${JSON.stringify(query)}`, (cursor) =>
    almanac.news.list({ ...query, limit: pageSize, ...cursor }),
  );
  const news = pages.flatMap((page) => page.news);
  const isFiltered = Object.keys(query).length > 0;
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return (
    <div class="news page">
      <h1>News</h1>
      <p class="lead">What statistical agencies and central banks announce, from their own feeds.</p>
      <NewsFilters query={query} change={change} sources={sources ?? []} />
      <section aria-label="News by day" aria-busy={loading}>
        {pages.length === 0 && failure === undefined && <Loading label="Loading the news" />}
        {groupByDay(news).map(([day, items]) => (
          <section key={day} class="day" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{formatLongDate(day)}</h2>
            <div class="day-news">
              {items.map((item) => (
                <NewsArticle key={item.id} item={item} sources={sources ?? []} />
              ))}
            </div>
          </section>
        ))}
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        {pages.length > 0 && news.length === 0 && failure === undefined && sources !== undefined && (
          <NoNews sources={sources} isFiltered={isFiltered} clear={clear} />
        )}
        {loadMore && (
          <p class="more">
            <button type="button" onClick={loadMore} disabled={loading}>
              Show more
            </button>
          </p>
        )}
      </section>
      {sources !== undefined && <NewsSources sources={sources} />}
    </div>
  );
}

/** Groups items by the UTC day of their publication, in the order of the items. */
function groupByDay(news: NewsItem[]): [string, NewsItem[]][] {
  const days = new Map<string, NewsItem[]>();
  for (const item of news) {
    const day = item.publishedAt.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
