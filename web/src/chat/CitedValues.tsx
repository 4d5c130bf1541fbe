import type { ChatValue } from 'almanac-sdk';
import { formatDay } from '../format';
import { TableFrame } from '../parts/TableFrame';
import { trustLabels } from './trust';
import { type Frequencies, formatValuePeriod, getPageAddress, nameValueSeries } from './ValueLink';

/** The values in an answer with their series, period, vintage and kind. */
export function CitedValues({ values, frequencies }: { values: readonly ChatValue[]; frequencies: Frequencies }) {
  return (
    <TableFrame class="cited-values" label="Cited values" columns={['Value', 'Series', 'Period', 'Vintage', 'Kind']}>
      {values.map((value) => {
        const { ref, text, vintage, trust } = value;
        const address = getPageAddress(value);
        const series = nameValueSeries(value);
        return (
          <tr key={ref}>
            <td>{text}</td>
            <td>{address === undefined ? series : <a href={address}>{series}</a>}</td>
            <td>{formatValuePeriod(value, frequencies)}</td>
            <td>{formatDay(vintage)}</td>
            <td>{trustLabels[trust].label}</td>
          </tr>
        );
      })}
    </TableFrame>
  );
}
