import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

/** A value, its flags, or both: `[2.1]`, `[2.1, 'bp']`, `[null, 'c']`. */
type Cell = [value: number | null, flags?: string];

export interface EurostatSet {
  label: string;
  updated: string;
  /** Names of the codes, by dimension; time is the last and has the periods. */
  dimensions: Record<string, Record<string, string>>;
  periods: string[];
  /** Cells by period, by the codes of the dimensions except time: `M.SA.EA20`. */
  cells: Record<string, Record<string, Cell>>;
}

/** Statistics API 1.0: a sparse table of the requested codes. Ignores unknown codes and rejects unknown dimensions. */
export function startEurostat(sets: Record<string, EurostatSet>) {
  return startDouble(({ path, query }: ReceivedRequest): MockResponse => {
    const code = /^\/statistics\/1\.0\/data\/([^/]+)$/.exec(path)?.[1] ?? '';
    const set = sets[code];
    if (set === undefined) return buildError(404, 100, `ERR_NOT_FOUND_4: The dataflow ${code} is not known.`);
    const names = Object.keys(set.dimensions);
    const requested = new Set(query.keys());
    for (const name of ['format', 'lang', 'sinceTimePeriod', 'untilTimePeriod']) requested.delete(name);
    const unknown = [...requested].find((name) => !names.includes(name));
    if (unknown !== undefined) return buildError(400, 150, `INVALID_QUERY_DIMENSION: ${unknown}`);
    if (query.get('format') !== 'JSON') return buildError(400, 140, 'SYNTAX: format');
    const selectedCodes = names.map((name) =>
      Object.keys(set.dimensions[name] ?? {}).filter((one) => !requested.has(name) || query.getAll(name).includes(one)),
    );
    const [since, until] = [query.get('sinceTimePeriod') ?? '0', query.get('untilTimePeriod') ?? '9'];
    const periods = set.periods.filter((period) => period >= since && period.slice(0, until.length) <= until);
    return { body: JSON.stringify(buildTable(code, set, names, selectedCodes, periods)) };
  });
}

const buildError = (status: number, id: number, label: string): MockResponse => ({
  status,
  body: JSON.stringify({ error: [{ status, id, label }] }),
});

function buildTable(
  code: string,
  { label, updated, dimensions, cells }: EurostatSet,
  names: string[],
  selectedCodes: string[][],
  periods: string[],
) {
  const keys = selectedCodes.reduce<string[][]>(
    (all, codes) => all.flatMap((key) => codes.map((code) => [...key, code])),
    [[]],
  );
  const value: Record<string, number> = {};
  const status: Record<string, string> = {};
  for (const [at, key] of keys.entries()) {
    for (const [periodIndex, period] of periods.entries()) {
      const [number = null, flags] = cells[key.join('.')]?.[period] ?? [];
      if (number !== null) value[at * periods.length + periodIndex] = number;
      if (flags !== undefined) status[at * periods.length + periodIndex] = flags;
    }
  }
  const buildDimension = (codes: string[], labels: Record<string, string>) => ({
    category: {
      index: Object.fromEntries(codes.map((code, at) => [code, at])),
      label: Object.fromEntries(codes.map((code) => [code, labels[code] ?? code])),
    },
  });
  return {
    version: '2.0',
    class: 'dataset',
    label,
    source: 'ESTAT',
    updated,
    value,
    ...(Object.keys(status).length > 0 && { status }),
    id: [...names, 'time'],
    size: [...selectedCodes, periods].map(({ length }) => length),
    dimension: {
      ...Object.fromEntries(
        names.map((name, at) => [name, buildDimension(selectedCodes[at] ?? [], dimensions[name] ?? {})]),
      ),
      time: buildDimension(periods, {}),
    },
    extension: { lang: 'EN', id: code.toUpperCase() },
  };
}
