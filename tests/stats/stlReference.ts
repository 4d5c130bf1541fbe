import { readFileSync } from 'node:fs';

/** A series and what R gives for it. */
interface Reference {
  period: number;
  values: number[];
  /** With a season that changes over eleven years. */
  changing: {
    seasonalEveryTwelfth: number[];
    trendEveryTwelfth: number[];
    strength: number;
    /** Ordinary ones after the seasonal ones, and seasonal ones. */
    differences: [number, number];
  };
}

/** With the same season every year as well. */
interface PeriodicReference extends Reference {
  seasonalFigure: number[];
  trendEveryTwelfth: number[];
}

export const decompositions = JSON.parse(readFileSync(new URL('../reference/stl.json', import.meta.url), 'utf8')) as {
  airPassengers: PeriodicReference;
  nottem: PeriodicReference;
  ukGas: Reference;
};
