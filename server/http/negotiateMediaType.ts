import type { IncomingMessage } from 'node:http';

/** In order of preference when the request accepts several equally. */
const mediaTypes = ['application/json', 'text/csv', 'text/event-stream'] as const;

type MediaType = (typeof mediaTypes)[number];

/** Further ranges and parameters are ignored: no client sends that many, and reading thousands takes long. */
const maxRanges = 100;
const maxParameters = 20;

/** Precision of a media range that names a type in full; 1 for `type/*` and 0 for any type. */
const exactPrecision = 2;

/** The quality value of a media type, and the precision of the media range that it is taken from. */
interface Preference {
  quality: number;
  precision: number;
}

/**
 * Returns the media type that a request prefers (RFC 9110, section 12.5.1). The most precise matching range gives the
 * quality of each type; between types of equal quality the more precisely named one wins, then JSON. An event stream is
 * selected only when the request names it in full.
 */
export function negotiateMediaType({ headers: { accept = '*/*' } }: IncomingMessage): MediaType {
  // Most clients send one of these.
  if (accept === '*/*' || accept === 'application/json') return 'application/json';
  const ranges = accept.split(',', maxRanges);
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
      .split(';', maxParameters)
      .map((part) => part.trim());
    return { quality: parseQuality(parameters), precision: names.indexOf(name) };
  });
  return preferences.reduce((best, preference) => (preference.precision > best.precision ? preference : best), {
    quality: 0,
    precision: -1,
  });
}

/** The quality value among the parameters of a media range; 1 if it is absent or malformed. */
function parseQuality(parameters: string[]): number {
  const weight = parameters.find((parameter) => /^q\s*=\s*(0(\.\d*)?|1(\.0*)?)$/.test(parameter));
  return weight === undefined ? 1 : Number(weight.split('=')[1]);
}
