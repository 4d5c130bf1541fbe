import type { Vintage } from 'almanac-sdk';
import { VintageSlider } from '../chart/VintageSlider';
import { formatDay, formatPeriod, formatValue } from '../format';
import { compareWithLatest, type LatestComparison } from '../values/compareWithLatest';
import type { Line } from '../values/lines';
import type { SetView, View } from './view';

interface Props {
  vintages: Vintage[];
  view: View;
  setView: SetView;
  earlier: Line | undefined;
  latest: Line | undefined;
}

/** The slider over the days from which the library holds vintages, with what has become of the values since. */
export function AsOf({ vintages, view, setView, earlier, latest }: Props) {
  return (
    <VintageSlider vintages={vintages} vintage={view.vintage} onChange={(vintage) => setView({ vintage })}>
      {earlier && latest && <RevisionSummary earlier={earlier} latest={latest} view={view} />}
    </VintageSlider>
  );
}

/** What has become of the values since, in sentences. */
function RevisionSummary({ earlier, latest, view }: { earlier: Line; latest: Line; view: View }) {
  const comparison = compareWithLatest(earlier, latest, view.units);
  const newest = earlier.points.findLast(({ value }) => value !== null)?.date;
  if (comparison === null) {
    return (
      <p>
        Since then the unit changed from {earlier.unit} to {latest.unit}: in these units the two cannot be compared. As
        published, or as a percent change, they can.
      </p>
    );
  }
  return (
    <p>
      On {formatDay(view.vintage)} the newest value was that of {formatPeriod(newest, latest.frequency)}.{' '}
      {describeRevisions(comparison)}
      {comparison.factor !== 1 &&
        ` The values known then are multiplied by ${comparison.factor.toFixed(4)}, to stand in ${latest.unit} instead of ${earlier.unit}: a change of base is no revision.`}
    </p>
  );
}

function describeRevisions({ common, revised, meanAbsolute, largestAbsolute, added }: LatestComparison): string {
  const addedText = added === 1 ? 'One value has followed.' : `${added} values have followed.`;
  if (revised === 0) return `None of the ${common} values has been revised since. ${addedText}`;
  return `Of ${common} values ${revised} ${revised === 1 ? 'has' : 'have'} been revised since, by ${formatValue(meanAbsolute)} on average and ${formatValue(largestAbsolute)} at most. ${addedText}`;
}
