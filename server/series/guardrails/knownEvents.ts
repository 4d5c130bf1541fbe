/** An event that moved the level of many series. */
interface KnownEvent {
  name: string;
  from: string;
  to: string;
  /** The country whose series it moved; undefined for all. */
  country?: string;
}

const knownEvents: readonly KnownEvent[] = [
  { name: 'First World War', from: '1914-08-01', to: '1919-06-30' },
  { name: 'Second World War and demobilisation', from: '1939-09-01', to: '1946-12-31' },
  { name: 'national service life insurance dividend', from: '1950-01-01', to: '1950-06-30', country: 'US' },
  { name: 'Korean War', from: '1950-06-01', to: '1951-03-31' },
  { name: 'oil embargo', from: '1973-10-01', to: '1974-03-31' },
  { name: 'financial crisis', from: '2008-09-01', to: '2009-03-31' },
  { name: 'economic stimulus payments', from: '2008-04-01', to: '2008-08-31', country: 'US' },
  { name: 'tax increases', from: '2013-01-01', to: '2013-01-31', country: 'US' },
  { name: 'COVID-19 pandemic', from: '2020-02-01', to: '2021-12-31' },
  { name: 'war in Ukraine', from: '2022-02-01', to: '2022-12-31' },
  { name: 'tariff increases', from: '2025-04-01', to: '2025-04-30', country: 'US' },
];

/** Finds the event of a period that begins on a date; null if none is known. Overlapping events: the first one. */
export function findKnownEvent(date: string, country: string | null): string | null {
  const event = knownEvents.find(
    ({ from, to, country: only }) => date >= from && date <= to && (only === undefined || only === country),
  );
  return event?.name ?? null;
}
