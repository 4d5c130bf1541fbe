import type { IncomingMessage } from 'node:http';

/** In this order where a request does not say. */
const mediaTypes = ['application/json', 'text/csv', 'text/event-stream'] as const;

type MediaType = (typeof mediaTypes)[number];

/** The precision of a range that names a type in full. */
const exactPrecision = 2;

/** How much a type is wished for, and by how precise a media range. */
interface Preference {
  quality: number;
  precision: number;
}

/**
 * The media type that a request prefers of those there are (RFC 9110, section 12.5.1): for each the most precise range
 * holds. Of those that are wished for alike the one that is named more precisely is meant, and JSON where none is. A stream of events is
 * never meant but by its name.
 */
export function negotiateMediaType(request: IncomingMessage): MediaType {
  const ranges = String(request.headers.accept ?? '').split(',');
  const preferences = mediaTypes.map((type) => ({ type, ...findPreference(type, ranges) }));
  const acceptable = preferences.filter(
    ({ type, quality, precision }) => quality > 0 && (type !== 'text/event-stream' || precision === exactPrecision),
  );
  acceptable.sort((a, b) => b.quality - a.quality || b.precision - a.precision);
  return acceptable[0]?.type ?? 'application/json';
}

function findPreference(type: MediaType, ranges: string[]): Preference {
  const names = ['*/*', type.replace(/\/.*/, '/*'), type];
  const preferences = ranges.map((range) => {
    const [name = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return { quality: parseQuality(parameters), precision: names.indexOf(name) };
  });
  return preferences.reduce((best, preference) => (preference.precision > best.precision ? preference : best), {
    quality: 0,
    precision: -1,
  });
}

/** The weight among the parameters of a media range; 1 without one that can be read. */
function parseQuality(parameters: string[]): number {
  const weight = parameters.find((parameter) => /^q\s*=\s*(0(\.\d*)?|1(\.0*)?)$/.test(parameter));
  return weight === undefined ? 1 : Number(weight.split('=')[1]);
}
