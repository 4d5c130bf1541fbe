import { readFileSync } from 'node:fs';

/** A series and its decomposition by R. */
interface Reference {
  period: number;
  values: number[];
  /** With a season that changes over eleven years. */
  changing: {
    seasonalEveryTwelfth: number[];
    trendEveryTwelfth: number[];
    strength: number;
    /** Ordinary differences after the seasonal ones, and seasonal differences. */
    differences: [number, number];
  };
}

/** Includes the decomposition with the same season every year. */
interface PeriodicReference extends Reference {
  seasonalFigure: number[];
  trendEveryTwelfth: number[];
}

export const decompositions = JSON.parse(readFileSync(new URL('../reference/stl.json', import.meta.url), 'utf8')) as {
  airPassengers: PeriodicReference;
  nottem: PeriodicReference;
  ukGas: Reference;
};
