import type { NewsSource } from 'almanac-sdk';
import { formatInstant } from '../format';
import { TableFrame } from '../parts/TableFrame';

/** The feeds that news are read from, and when each was last read. */
export function NewsSources({ sources }: { sources: NewsSource[] }) {
  return (
    <section class="card news-sources">
      <h2>Sources</h2>
      <TableFrame label="Sources" columns={['Feed and agency', { number: 'Items' }, 'Last read']}>
        {sources.map(({ id, title, agency, homepage, feed, items, lastReadAt, isFailing }) => (
          <tr key={id}>
            <th scope="row">
              <a href={homepage} rel="noopener">
                {title}
              </a>{' '}
              <a class="fine" href={feed} rel="noopener" aria-label={`RSS feed: ${agency}, ${title}`}>
                RSS
              </a>
              <small>{agency}</small>
            </th>
            <td class="number">{items.toLocaleString('en-US')}</td>
            <td>
              {lastReadAt !== null && `${formatInstant(lastReadAt)} `}
              {isFailing && <span class="tag bad">cannot be reached</span>}
              {lastReadAt === null && !isFailing && 'not read yet'}
            </td>
          </tr>
        ))}
      </TableFrame>
    </section>
  );
}
