import type { NewsItem, NewsSource } from 'almanac-sdk';

interface Props {
  item: NewsItem;
  sources: NewsSource[];
}

/** One news item. It links to the agency's page, to the releases and to the main indicators that it concerns. */
export function NewsArticle({ item, sources }: Props) {
  const { title, summary, url, agency, publishedAt, dateGiven, releases } = item;
  const feeds = sources.filter(({ id }) => item.sources.includes(id));
  return (
    <article class="news-item">
      <p class="news-time" title={dateGiven ? undefined : 'The feed states no date. It was first seen at this time.'}>
        <time dateTime={publishedAt}>{publishedAt.slice(11, 16)} UTC</time>
        {!dateGiven && <span class="fine">first seen</span>}
      </p>
      <div>
        <h3>
          {url === null ? (
            title
          ) : (
            <a href={url} rel="noopener">
              {title}
            </a>
          )}
        </h3>
        <p class="fine">
          {agency}
          {feeds.map((feed) => ` · ${feed.title}`)}
        </p>
        {summary !== null && <p class="news-summary">{summary}</p>}
        {releases.length > 0 && <Concerned item={item} />}
      </div>
    </article>
  );
}

function Concerned({ item: { releases, indicators, mainIndicators } }: Pick<Props, 'item'>) {
  const others = indicators.length - mainIndicators.length;
  return (
    <dl class="concerned">
      <dt>{releases.length === 1 ? 'Release' : 'Releases'}</dt>
      <dd>
        {releases.map(({ id, name }) => (
          <a key={id} href={`/releases/${id}`}>
            {name}
          </a>
        ))}
      </dd>
      {mainIndicators.length > 0 && (
        <>
          <dt>Indicators</dt>
          <dd>
            {mainIndicators.map(({ slug, name, country }) => (
              <a key={slug} href={`/indicators/${slug}?country=${country}`}>
                {name}
              </a>
            ))}
            {others > 0 && <span class="muted">and {others} more</span>}
          </dd>
        </>
      )}
    </dl>
  );
}
