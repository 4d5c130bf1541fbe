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

/** The vintage slider, with a summary of the revisions since the selected vintage. */
export function AsOf({ vintages, view, setView, earlier, latest }: Props) {
  return (
    <VintageSlider vintages={vintages} vintage={view.vintage} onChange={(vintage) => setView({ vintage })}>
      {earlier && latest && <RevisionSummary earlier={earlier} latest={latest} view={view} />}
    </VintageSlider>
  );
}

/** Summarises the revisions between an earlier vintage and the latest values. */
function RevisionSummary({ earlier, latest, view }: { earlier: Line; latest: Line; view: View }) {
  const comparison = compareWithLatest(earlier, latest, view.units);
  const newest = earlier.points.findLast(({ value }) => value !== null)?.date;
  if (comparison === null) {
    return (
      <p>
        The unit has changed from {earlier.unit} to {latest.unit} since this vintage, so the values cannot be compared
        in these units. Choose “As published” or “Percent change” to compare them.
      </p>
    );
  }
  return (
    <p>
      As of {formatDay(view.vintage)}, the latest value was for {formatPeriod(newest, latest.frequency)}.{' '}
      {describeRevisions(comparison)}
      {comparison.factor !== 1 &&
        ` The values of this vintage are multiplied by ${comparison.factor.toFixed(4)} to convert them from ${earlier.unit} to ${latest.unit}. A change of base does not count as a revision.`}
    </p>
  );
}

function describeRevisions(comparison: LatestComparison): string {
  const { isSameDefinition, common, revised, meanAbsolute, largestAbsolute, added } = comparison;
  const addedText = added === 1 ? 'One new value has been added.' : `${added} new values have been added.`;
  if (!isSameDefinition) {
    return `The definition of the series has changed since, so differences from the latest values are not only revisions. ${addedText}`;
  }
  if (revised === 0) return `None of the ${common} values has been revised since. ${addedText}`;
  return `${revised} of ${common} values ${revised === 1 ? 'has' : 'have'} been revised since, by ${formatValue(meanAbsolute)} on average and ${formatValue(largestAbsolute)} at most. ${addedText}`;
}
