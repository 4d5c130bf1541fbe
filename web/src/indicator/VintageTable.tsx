import type { VintagesResponse } from 'almanac-sdk';
import { formatDay, formatValue, missing } from '../format';
import { TableFrame } from '../parts/TableFrame';
import type { Call } from '../useCall';
import type { SetView, View } from './view';

interface Props {
  vintages: Call<VintagesResponse>;
  view: View;
  setView: SetView;
}

/** All vintages in the library, newest first, with their revisions. A click on a vintage shows its values. */
export function VintageTable({ vintages: { data }, view, setView }: Props) {
  if (data === undefined) return null;
  const newestFirst = data.vintages.toReversed();
  return (
    <section class="card">
      <h2>Vintages</h2>
      <TableFrame
        label="Vintages"
        columns={[
          'As of',
          { number: 'Dates' },
          { number: 'New' },
          { number: 'Revised' },
          { number: 'Mean revision' },
          { number: 'Largest revision' },
        ]}
        class="vintage-list"
      >
        {newestFirst.map(({ date, unit, observationCount, added, revised, rebased }, index) => (
          <tr key={date} class={date === view.vintage || (index === 0 && view.vintage === '') ? 'current' : ''}>
            <th scope="row">
              <button type="button" class="link" onClick={() => setView({ vintage: index === 0 ? '' : date })}>
                {formatDay(date)}
              </button>
              {rebased && <span class="rebased">rebased to {unit}</span>}
            </th>
            <td class="number">{observationCount.toLocaleString('en-US')}</td>
            <td class="number">{added === 0 ? missing : added.toLocaleString('en-US')}</td>
            <td class="number">{revised.count === 0 ? missing : revised.count.toLocaleString('en-US')}</td>
            <td class="number">{formatValue(revised.meanAbsolute)}</td>
            <td class="number">{formatValue(revised.largestAbsolute)}</td>
          </tr>
        ))}
      </TableFrame>
      <p class="fine">
        Dates include those with a missing value. Revisions are in the unit of the vintage. A change of base does not
        count as a revision.
      </p>
    </section>
  );
}
