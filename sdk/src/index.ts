export { Almanac, type AlmanacOptions } from './almanac.js';
export { AlmanacError } from './almanacError.js';
export type * from './generated/types.gen.js';
