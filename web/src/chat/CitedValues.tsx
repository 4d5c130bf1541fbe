import type { ChatValue } from 'almanac-sdk';
import { formatDay } from '../format';
import { getCountryName } from '../labels';
import { TableFrame } from '../parts/TableFrame';
import { trustLabels } from './trust';
import { type Frequencies, formatValuePeriod, getPageAddress } from './ValueLink';

/** The values in an answer with their series, period, vintage and kind. */
export function CitedValues({ values, frequencies }: { values: readonly ChatValue[]; frequencies: Frequencies }) {
  return (
    <TableFrame class="cited-values" label="Cited values" columns={['Value', 'Series', 'Period', 'Vintage', 'Kind']}>
      {values.map((value) => {
        const { ref, text, name, country, field, vintage, trust } = value;
        const address = getPageAddress(value);
        const series = name === null ? field : `${name}${country === null ? '' : `, ${getCountryName(country)}`}`;
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
