import type { VintagesResponse } from 'almanac-sdk';
import { formatDay, formatValue, missing } from '../format';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section class="scroll-x vintage-list" tabIndex={0} aria-label="Vintages: table">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">As of</th>
              <th scope="col" class="number">
                Values
              </th>
              <th scope="col" class="number">
                New
              </th>
              <th scope="col" class="number">
                Revised
              </th>
              <th scope="col" class="number">
                Mean revision
              </th>
              <th scope="col" class="number">
                Largest revision
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </section>
      <p class="fine">Revisions are in the unit of the vintage. A change of base does not count as a revision.</p>
    </section>
  );
}
