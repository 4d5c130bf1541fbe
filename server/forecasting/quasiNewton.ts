/*
 * Minimum of a smooth function of many variables from its gradient: steps along the gradient as an approximation of the inverse second
 * derivatives bends it, which each step improves (BFGS), halved until the function falls enough.
 * Source: Nocedal and Wright (2006), Numerical Optimization, chapter 6.
 */

/** Answers the value at a point, Infinity where it is not defined, and writes the gradient there. Must not keep the arrays. */
export type SmoothObjective = (point: Float64Array, gradient: Float64Array) => number;

export interface SmoothMinimum {
  point: Float64Array;
  value: number;
}

const enoughFall = 1e-4;
const shortestStep = 1e-10;
/** No variable goes further than this in one step: they are scaled to be of the order of one. */
const longestStep = 2;

/** Searches from `start` for at most `iterations` steps, or until a step improves the value by less than the share `tolerance`. */
export function quasiNewton(
  objective: SmoothObjective,
  start: ArrayLike<number>,
  { iterations = 100, tolerance = 1e-9 } = {},
): SmoothMinimum {
  const size = start.length;
  let point = Float64Array.from(start);
  let gradient = new Float64Array(size);
  let value = objective(point, gradient);
  const inverse = new InverseCurvature(size);
  let next = new Float64Array(size);
  let nextGradient = new Float64Array(size);
  for (let iteration = 0; iteration < iterations && Number.isFinite(value); iteration++) {
    const direction = inverse.times(gradient);
    let slope = -dot(direction, gradient);
    if (!(slope < 0)) {
      inverse.reset();
      direction.set(gradient);
      slope = -dot(gradient, gradient);
      if (!(slope < 0)) break;
    }
    let step = Math.min(1, longestStep / largest(direction));
    let reached = Number.POSITIVE_INFINITY;
    for (; step > shortestStep; step /= 2) {
      for (let axis = 0; axis < size; axis++) next[axis] = (point[axis] as number) - step * (direction[axis] as number);
      reached = objective(next, nextGradient);
      if (reached <= value + enoughFall * step * slope) break;
    }
    if (!(step > shortestStep)) break;
    inverse.learn(point, next, gradient, nextGradient);
    const fall = value - reached;
    [point, next, gradient, nextGradient] = [next, point, nextGradient, gradient];
    value = reached;
    if (fall <= tolerance * (Math.abs(value) + 1)) break;
  }
  return { point, value };
}

/** The running approximation of the inverse matrix of second derivatives. */
class InverseCurvature {
  readonly #size: number;
  readonly #matrix: Float64Array;
  readonly #direction: Float64Array;
  readonly #move: Float64Array;
  readonly #change: Float64Array;
  readonly #bent: Float64Array;
  #fresh = true;

  constructor(size: number) {
    this.#size = size;
    this.#matrix = new Float64Array(size * size);
    [this.#direction, this.#move, this.#change, this.#bent] = Array.from(
      { length: 4 },
      () => new Float64Array(size),
    ) as [Float64Array, Float64Array, Float64Array, Float64Array];
    this.reset();
  }

  reset(scale = 1): void {
    this.#matrix.fill(0);
    for (let axis = 0; axis < this.#size; axis++) this.#matrix[axis * this.#size + axis] = scale;
    this.#fresh = true;
  }

  times(vector: Float64Array, into = this.#direction): Float64Array {
    for (let row = 0; row < this.#size; row++) {
      let sum = 0;
      for (let column = 0; column < this.#size; column++)
        sum += (this.#matrix[row * this.#size + column] as number) * (vector[column] as number);
      into[row] = sum;
    }
    return into;
  }

  /** Takes in what the gradient did between two points; passes over a step along which the function bends downwards. */
  learn(from: Float64Array, to: Float64Array, before: Float64Array, after: Float64Array): void {
    const [move, change] = [this.#move, this.#change];
    for (let axis = 0; axis < this.#size; axis++) {
      move[axis] = (to[axis] as number) - (from[axis] as number);
      change[axis] = (after[axis] as number) - (before[axis] as number);
    }
    const curvature = dot(move, change);
    if (!(curvature > 1e-14)) return;
    if (this.#fresh) this.reset(curvature / dot(change, change));
    this.#fresh = false;
    const bent = this.times(change, this.#bent);
    const factor = (1 + dot(change, bent) / curvature) / curvature;
    for (let row = 0; row < this.#size; row++)
      for (let column = 0; column < this.#size; column++) {
        const [a, b] = [move[row] as number, move[column] as number];
        const cell = row * this.#size + column;
        this.#matrix[cell] =
          (this.#matrix[cell] as number) +
          factor * a * b -
          ((bent[row] as number) * b + a * (bent[column] as number)) / curvature;
      }
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let axis = 0; axis < one.length; axis++) sum += (one[axis] as number) * (other[axis] as number);
  return sum;
}

function largest(vector: Float64Array): number {
  let most = 0;
  for (let axis = 0; axis < vector.length; axis++) most = Math.max(most, Math.abs(vector[axis] as number));
  return most;
}
