import type { IncomingMessage } from 'node:http';

/** In this order where a request does not say. */
const mediaTypes = ['application/json', 'text/csv', 'text/event-stream'] as const;

type MediaType = (typeof mediaTypes)[number];

/** The precision of a range that names a type in full. */
const byName = 2;

/** How much a type is wished for, and by how precise a media range. */
interface Wish {
  quality: number;
  precision: number;
}

/**
 * The media type that a request prefers of those there are (RFC 9110, section 12.5.1): for each the most precise range
 * holds. Of those that are wished for alike the one that is named more precisely is meant, and JSON where none is. A stream of events is
 * never meant but by its name.
 */
export function preferredType(request: IncomingMessage): MediaType {
  const ranges = String(request.headers.accept ?? '').split(',');
  const wishes = mediaTypes.map((type) => ({ type, ...wishFor(type, ranges) }));
  const meant = wishes.filter(
    ({ type, quality, precision }) => quality > 0 && (type !== 'text/event-stream' || precision === byName),
  );
  meant.sort((one, other) => other.quality - one.quality || other.precision - one.precision);
  return meant[0]?.type ?? 'application/json';
}

function wishFor(type: MediaType, ranges: string[]): Wish {
  const names = ['*/*', type.replace(/\/.*/, '/*'), type];
  const wishes = ranges.map((range) => {
    const [name = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return { quality: qualityOf(parameters), precision: names.indexOf(name) };
  });
  return wishes.reduce((best, wish) => (wish.precision > best.precision ? wish : best), { quality: 0, precision: -1 });
}

/** The weight among the parameters of a media range; 1 without one that can be read. */
function qualityOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => /^q\s*=\s*(0(\.\d*)?|1(\.0*)?)$/.test(parameter));
  return weight === undefined ? 1 : Number(weight.split('=')[1]);
}
