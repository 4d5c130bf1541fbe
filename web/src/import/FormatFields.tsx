/** How to read numbers and dates, if the file does not show it. */
export function FormatFields() {
  return (
    <>
      <label class="field">
        <span>Decimal mark</span>
        <select name="decimal">
          <option value="">Detect automatically</option>
          <option value="point">Point: 1,234.5</option>
          <option value="comma">Comma: 1.234,5</option>
        </select>
      </label>
      <label class="field">
        <span>Order of dates</span>
        <select name="dateOrder">
          <option value="">Detect automatically</option>
          <option value="dmy">Day first: 31/12/2026</option>
          <option value="mdy">Month first: 12/31/2026</option>
        </select>
      </label>
    </>
  );
}
