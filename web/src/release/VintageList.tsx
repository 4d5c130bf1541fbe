import type { ReleaseHeadline, ReleaseVintage } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatDay, formatPeriod, formatValue, missing } from '../format';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { ReleaseDateText } from '../parts/ReleaseDateText';
import { TableFrame } from '../parts/TableFrame';
import { usePages } from '../usePages';

/** The past dates of a release, latest first, with what each changed. */
export function VintageList({ id }: { id: string }) {
  const { pages, failure, loading, retry, loadMore } = usePages(`release vintages ${id}`, (cursor) =>
    almanac.releases.vintages({ id, ...cursor }),
  );
  const vintages = pages.flatMap((page) => page.vintages);
  return (
    <section class="card" aria-busy={loading}>
      <h2>What changed</h2>
      {pages.length === 0 && failure === undefined && <Loading label="Loading the vintages" />}
      {pages.length > 0 && vintages.length === 0 && <p>The library has no vintage of this release.</p>}
      {vintages.length > 0 && <VintageTable vintages={vintages} />}
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {loadMore && (
        <p class="more">
          <button type="button" onClick={loadMore} disabled={loading}>
            Show earlier vintages
          </button>
        </p>
      )}
    </section>
  );
}

function VintageTable({ vintages }: { vintages: ReleaseVintage[] }) {
  return (
    <>
      <TableFrame
        label="What changed"
        columns={['As of', 'Released', 'Headline', { number: 'New values' }, { number: 'Revised' }]}
        class="changes"
      >
        {vintages.map(({ date, releaseDates, headline, added, revised, rebased }) => (
          <tr key={date}>
            <th scope="row">
              {formatDay(date)}
              {rebased > 0 && (
                <span class="rebased">
                  {rebased} {rebased === 1 ? 'indicator' : 'indicators'} rebased
                </span>
              )}
            </th>
            <td>
              {releaseDates.length === 0 && missing}
              {releaseDates.map((one) => (
                <div key={one.date}>
                  <ReleaseDateText releaseDate={one} />
                </div>
              ))}
            </td>
            <td>
              <Headline headline={headline} vintage={date} />
            </td>
            <td class="number">{formatCount(added)}</td>
            <td class="number">{formatCount(revised)}</td>
          </tr>
        ))}
      </TableFrame>
      <p class="fine">
        A vintage is a day on which the library first had new values of this release. Counts are over all its
        indicators. A change of base does not count as a revision.
      </p>
    </>
  );
}

/** The value before and the new value of the headline, and the revision of the value before. */
function Headline({ headline, vintage }: { headline: ReleaseHeadline; vintage: string }) {
  const { slug, name, country, frequency, actual, previous, revisedFrom } = headline;
  return (
    <>
      <a href={`/indicators/${slug}?country=${country}&vintage=${vintage}`}>{name}</a>
      <span class="movement">
        {previous !== null && (
          <>
            {formatPeriod(previous.date, frequency)} {formatValue(previous.value)}
            {revisedFrom !== null && <span class="revised"> (was {formatValue(revisedFrom)})</span>}
            {actual !== null && <span aria-hidden="true"> → </span>}
          </>
        )}
        {actual !== null && (
          <strong>
            {formatPeriod(actual.date, frequency)} {formatValue(actual.value)}
          </strong>
        )}
      </span>
    </>
  );
}

function formatCount(count: number): string {
  return count === 0 ? missing : count.toLocaleString('en-US');
}
