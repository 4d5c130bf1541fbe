import type { UploadedFile } from 'almanac-sdk';
import { TableFrame } from '../parts/TableFrame';

const orders = { dmy: 'dates begin with the day', mdy: 'dates begin with the month' };

/** How the server read a file, with its first rows, to be checked before the import. */
export function ReadRows({ file }: { file: UploadedFile | undefined }) {
  if (file === undefined) return null;
  const { decimal, dateOrder, firstRows } = file;
  const hasVintages = firstRows.some(({ vintage }) => vintage !== undefined);
  return (
    <section>
      <h3>How the file was read</h3>
      <p>
        Numbers have a decimal {decimal}
        {dateOrder !== null && <>, and {orders[dateOrder]}</>}. Check these rows before you import:
      </p>
      <TableFrame
        label="First rows as they were read"
        columns={['Date', { number: 'Value' }, ...(hasVintages ? ['Day of publication'] : [])]}
      >
        {firstRows.map(({ date, value, vintage }) => (
          <tr key={`${date} ${vintage}`}>
            <td>{date}</td>
            <td class="number">{value ?? 'missing'}</td>
            {hasVintages && <td>{vintage}</td>}
          </tr>
        ))}
      </TableFrame>
    </section>
  );
}
