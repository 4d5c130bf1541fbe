/*
 * Minimises a function of a few variables without derivatives: a simplex of points is reflected, expanded, contracted
 * and shrunk.
 * Source: Nelder and Mead (1965), The Computer Journal 7, 308-313.
 */

/** A function to minimise; returns Infinity where it is undefined. Must not keep the array, which is reused. */
export type Objective = (point: Float64Array) => number;

export interface Minimum {
  point: Float64Array;
  value: number;
  evaluations: number;
}

export interface SimplexLimits {
  /** The search ends when the relative difference of the values at the corners is below this. */
  tolerance?: number;
  /** Maximum number of evaluations; the last step can exceed it slightly. */
  evaluations?: number;
}

/**
 * Searches from `start` with the given initial step per variable. Returns `start` when the objective is Infinity at all
 * corners.
 */
export function nelderMead(
  objective: Objective,
  start: ArrayLike<number>,
  steps: ArrayLike<number>,
  { tolerance = 1e-9, evaluations: max = 2000 }: SimplexLimits = {},
): Minimum {
  const simplex = new Simplex(objective, start, steps);
  while (simplex.evaluations < max && simplex.computeSpread() > tolerance) simplex.move();
  return simplex.getMinimum();
}

class Simplex {
  evaluations = 0;
  readonly #objective: Objective;
  readonly #corners: Float64Array[];
  readonly #values: Float64Array;
  readonly #centre: Float64Array;
  #trial: Float64Array;
  #second: Float64Array;
  #best = 0;
  #worst = 0;

  constructor(objective: Objective, start: ArrayLike<number>, steps: ArrayLike<number>) {
    const size = start.length;
    this.#objective = objective;
    this.#corners = Array.from({ length: size + 1 }, () => Float64Array.from(start));
    this.#values = new Float64Array(size + 1);
    this.#centre = new Float64Array(size);
    this.#trial = new Float64Array(size);
    this.#second = new Float64Array(size);
    this.#corners.forEach((corner, index) => {
      if (index > 0) corner[index - 1] = (corner[index - 1] as number) + (steps[index - 1] as number);
      this.#values[index] = this.#evaluate(corner);
    });
    this.#rank();
  }

  getMinimum(): Minimum {
    const point = Float64Array.from(this.#corners[this.#best] as Float64Array);
    return { point, value: this.#values[this.#best] as number, evaluations: this.evaluations };
  }

  computeSpread(): number {
    const low = this.#values[this.#best] as number;
    const high = this.#values[this.#worst] as number;
    if (!Number.isFinite(low)) return 0;
    return (high - low) / (Math.abs(low) + 1);
  }

  move(): void {
    this.#findCentre();
    const reflected = this.#tryAt(1);
    const low = this.#values[this.#best] as number;
    const high = this.#values[this.#worst] as number;
    if (reflected < low) {
      this.#swapTrials();
      const expanded = this.#tryAt(2);
      if (expanded >= reflected) this.#swapTrials();
      this.#replaceWorst(Math.min(expanded, reflected));
    } else if (reflected < this.#findSecondWorst()) {
      this.#replaceWorst(reflected);
    } else {
      this.#swapTrials();
      const contracted = this.#tryAt(reflected < high ? 0.5 : -0.5);
      if (contracted < Math.min(reflected, high)) this.#replaceWorst(contracted);
      else this.#shrink();
    }
    this.#rank();
  }

  #evaluate(point: Float64Array): number {
    this.evaluations++;
    const value = this.#objective(point);
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
  }

  #rank(): void {
    const values = this.#values;
    this.#best = 0;
    this.#worst = 0;
    for (let index = 1; index < values.length; index++) {
      if ((values[index] as number) < (values[this.#best] as number)) this.#best = index;
      if ((values[index] as number) >= (values[this.#worst] as number)) this.#worst = index;
    }
  }

  #findSecondWorst(): number {
    let max = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < this.#values.length; index++)
      if (index !== this.#worst && (this.#values[index] as number) > max) max = this.#values[index] as number;
    return max;
  }

  /** Computes the centroid of all corners except the worst. */
  #findCentre(): void {
    const centre = this.#centre.fill(0);
    for (let index = 0; index < this.#corners.length; index++) {
      if (index === this.#worst) continue;
      const corner = this.#corners[index] as Float64Array;
      for (let axis = 0; axis < centre.length; axis++)
        centre[axis] = (centre[axis] as number) + (corner[axis] as number) / centre.length;
    }
  }

  /** Evaluates the point at `factor` times the distance from the worst corner to the centroid, beyond the centroid. */
  #tryAt(factor: number): number {
    const worst = this.#corners[this.#worst] as Float64Array;
    for (let axis = 0; axis < worst.length; axis++) {
      const centre = this.#centre[axis] as number;
      this.#trial[axis] = centre + factor * (centre - (worst[axis] as number));
    }
    return this.#evaluate(this.#trial);
  }

  #swapTrials(): void {
    [this.#trial, this.#second] = [this.#second, this.#trial];
  }

  #replaceWorst(value: number): void {
    (this.#corners[this.#worst] as Float64Array).set(this.#trial);
    this.#values[this.#worst] = value;
  }

  #shrink(): void {
    const best = this.#corners[this.#best] as Float64Array;
    this.#corners.forEach((corner, index) => {
      if (index === this.#best) return;
      for (let axis = 0; axis < best.length; axis++)
        corner[axis] = ((corner[axis] as number) + (best[axis] as number)) / 2;
      this.#values[index] = this.#evaluate(corner);
    });
  }
}
