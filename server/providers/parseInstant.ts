/**
 * The instant of a timestamp as ISO 8601 in UTC; null if the text is not a timestamp. Accepts a space for the `T` and a zone without a colon:
 * `2024-10-30 07:54:01-05` (FRED), `2026-02-06T23:00:00+0100` (Eurostat).
 */
export function parseInstant(text: string): string | null {
  const withColon = text.replace(
    /(?<=:[\d.]+)([+-]\d{2})(\d{2})?$/,
    (_, hours, minutes = '00') => `${hours}:${minutes}`,
  );
  const at = Date.parse(withColon.replace(' ', 'T'));
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
