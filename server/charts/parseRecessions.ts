import type { Recession } from './chartModel.js';

/** Recessions as in `data/catalogue/recessions.json`: the months of each peak and the following trough. */
interface RecessionFile {
  country: string;
  source: string;
  url: string;
  recessions: string[];
}

/** Parses recessions. Each lasts from the month of the peak to that of the trough. */
export function parseRecessions({ recessions }: RecessionFile): Recession[] {
  return recessions.map((months) => {
    const [peak = '', trough = ''] = months.split(' ');
    return { start: `${peak}-01`, end: `${trough}-01` };
  });
}
