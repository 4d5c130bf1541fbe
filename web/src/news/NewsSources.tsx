import type { NewsSource } from 'almanac-sdk';
import { formatInstant } from '../format';

/** The feeds that news are read from, and when each was last read. */
export function NewsSources({ sources }: { sources: NewsSource[] }) {
  return (
    <section class="card">
      <h2>Sources</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section class="scroll-x" tabIndex={0} aria-label="Sources: table">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Feed</th>
              <th scope="col">Agency</th>
              <th scope="col" class="number">
                Items
              </th>
              <th scope="col">Last read</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ id, title, agency, homepage, feed, items, lastReadAt, isFailing }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={homepage} rel="noopener">
                    {title}
                  </a>{' '}
                  <a class="fine" href={feed} rel="noopener" aria-label={`RSS feed: ${agency}, ${title}`}>
                    RSS
                  </a>
                </th>
                <td>{agency}</td>
                <td class="number">{items.toLocaleString('en-US')}</td>
                <td>
                  {lastReadAt !== null && `${formatInstant(lastReadAt)} `}
                  {isFailing && <span class="tag bad">cannot be reached</span>}
                  {lastReadAt === null && !isFailing && 'not read yet'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
