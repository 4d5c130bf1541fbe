import type { IncomingMessage } from 'node:http';

type MediaType = 'application/json' | 'text/csv';

/** How much a type is wished for, and by how precise a media range. */
interface Wish {
  quality: number;
  precision: number;
}

/**
 * The media type that a request prefers of the two there are (RFC 9110, section 12.5.1): for each the most precise range
 * holds. Of two that are wished for alike the one that is named more precisely is meant, and JSON where neither is.
 */
export function preferredType(request: IncomingMessage): MediaType {
  const ranges = String(request.headers.accept ?? '').split(',');
  const [json, csv] = [wishFor('application/json', ranges), wishFor('text/csv', ranges)];
  const isMoreWished = csv.quality > json.quality;
  const isNamedMorePrecisely = csv.quality === json.quality && csv.quality > 0 && csv.precision > json.precision;
  return isMoreWished || isNamedMorePrecisely ? 'text/csv' : 'application/json';
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
