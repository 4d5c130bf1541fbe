import type { Vintage } from 'almanac-sdk';
import { VintageSlider } from '../chart/VintageSlider';
import { formatDay, formatPeriod, formatValue } from '../format';
import { type AgainstLatest, againstLatest } from '../values/againstLatest';
import type { Line } from '../values/lines';
import type { SetView, View } from './view';

interface Props {
  vintages: Vintage[];
  view: View;
  setView: SetView;
  then: Line | undefined;
  now: Line | undefined;
}

/** The slider over the days from which the library holds vintages, with what has become of the values since. */
export function AsOf({ vintages, view, setView, then, now }: Props) {
  return (
    <VintageSlider vintages={vintages} vintage={view.vintage} choose={(vintage) => setView({ vintage })}>
      {then && now && <Difference then={then} now={now} view={view} />}
    </VintageSlider>
  );
}

/** What has become of the values since, in sentences. */
function Difference({ then, now, view }: { then: Line; now: Line; view: View }) {
  const compared = againstLatest(then, now, view.units);
  const newest = then.points.findLast(({ value }) => value !== null)?.date;
  if (compared === null) {
    return (
      <p>
        Since then the unit changed from {then.unit} to {now.unit}: in these units the two cannot be compared. As
        published, or as a percent change, they can.
      </p>
    );
  }
  return (
    <p>
      On {formatDay(view.vintage)} the newest value was that of {formatPeriod(newest, now.frequency)}.{' '}
      {sentences(compared)}
      {compared.factor !== 1 &&
        ` The values known then are multiplied by ${compared.factor.toFixed(4)}, to stand in ${now.unit} instead of ${then.unit}: a change of base is no revision.`}
    </p>
  );
}

function sentences({ common, revised, meanAbsolute, largestAbsolute, added }: AgainstLatest): string {
  const followed = added === 1 ? 'One value has followed.' : `${added} values have followed.`;
  if (revised === 0) return `None of the ${common} values has been revised since. ${followed}`;
  return `Of ${common} values ${revised} ${revised === 1 ? 'has' : 'have'} been revised since, by ${formatValue(meanAbsolute)} on average and ${formatValue(largestAbsolute)} at most. ${followed}`;
}
