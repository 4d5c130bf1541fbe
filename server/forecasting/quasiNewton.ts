/*
 * Minimises a smooth function of many variables with its gradient (BFGS): each step updates an approximation of the
 * inverse Hessian, and step sizes are halved until the function decreases enough.
 * Source: Nocedal and Wright (2006), Numerical Optimization, chapter 6.
 */

/** Returns the value at a point (Infinity where undefined) and writes the gradient. Must not keep the arrays. */
export type SmoothObjective = (point: Float64Array, gradient: Float64Array) => number;

export interface SmoothMinimum {
  point: Float64Array;
  value: number;
}

const sufficientDecrease = 1e-4;
const minStep = 1e-10;
/** Maximum change of a variable in one step; variables are scaled to the order of one. */
const maxStep = 2;

/**
 * Searches from `start` for at most `iterations` steps, or until the relative improvement of a step is below
 * `tolerance`.
 */
export function quasiNewton(
  objective: SmoothObjective,
  start: ArrayLike<number>,
  { iterations = 100, tolerance = 1e-9 } = {},
): SmoothMinimum {
  const size = start.length;
  let point = Float64Array.from(start);
  let gradient = new Float64Array(size);
  let value = objective(point, gradient);
  const inverseHessian = new InverseHessian(size);
  let next = new Float64Array(size);
  let nextGradient = new Float64Array(size);
  for (let iteration = 0; iteration < iterations && Number.isFinite(value); iteration++) {
    const direction = inverseHessian.multiply(gradient);
    let slope = -dot(direction, gradient);
    if (!(slope < 0)) {
      inverseHessian.reset();
      direction.set(gradient);
      slope = -dot(gradient, gradient);
      if (!(slope < 0)) break;
    }
    let step = Math.min(1, maxStep / findMaxAbs(direction));
    let nextValue = Number.POSITIVE_INFINITY;
    for (; step > minStep; step /= 2) {
      for (let axis = 0; axis < size; axis++) next[axis] = (point[axis] as number) - step * (direction[axis] as number);
      nextValue = objective(next, nextGradient);
      if (nextValue <= value + sufficientDecrease * step * slope) break;
    }
    if (!(step > minStep)) break;
    inverseHessian.update(point, next, gradient, nextGradient);
    const decrease = value - nextValue;
    [point, next, gradient, nextGradient] = [next, point, nextGradient, gradient];
    value = nextValue;
    if (decrease <= tolerance * (Math.abs(value) + 1)) break;
  }
  return { point, value };
}

/** Approximation of the inverse Hessian. */
class InverseHessian {
  readonly #size: number;
  readonly #matrix: Float64Array;
  readonly #direction: Float64Array;
  readonly #move: Float64Array;
  readonly #change: Float64Array;
  readonly #product: Float64Array;
  #isInitial = true;

  constructor(size: number) {
    this.#size = size;
    this.#matrix = new Float64Array(size * size);
    [this.#direction, this.#move, this.#change, this.#product] = Array.from(
      { length: 4 },
      () => new Float64Array(size),
    ) as [Float64Array, Float64Array, Float64Array, Float64Array];
    this.reset();
  }

  reset(scale = 1): void {
    this.#matrix.fill(0);
    for (let axis = 0; axis < this.#size; axis++) this.#matrix[axis * this.#size + axis] = scale;
    this.#isInitial = true;
  }

  multiply(vector: Float64Array, target = this.#direction): Float64Array {
    for (let row = 0; row < this.#size; row++) {
      let sum = 0;
      for (let column = 0; column < this.#size; column++)
        sum += (this.#matrix[row * this.#size + column] as number) * (vector[column] as number);
      target[row] = sum;
    }
    return target;
  }

  /** Updates the approximation from the gradients at two points; skips steps with negative curvature. */
  update(from: Float64Array, to: Float64Array, before: Float64Array, after: Float64Array): void {
    const [move, change] = [this.#move, this.#change];
    for (let axis = 0; axis < this.#size; axis++) {
      move[axis] = (to[axis] as number) - (from[axis] as number);
      change[axis] = (after[axis] as number) - (before[axis] as number);
    }
    const curvature = dot(move, change);
    if (!(curvature > 1e-14)) return;
    if (this.#isInitial) this.reset(curvature / dot(change, change));
    this.#isInitial = false;
    const product = this.multiply(change, this.#product);
    const factor = (1 + dot(change, product) / curvature) / curvature;
    for (let row = 0; row < this.#size; row++)
      for (let column = 0; column < this.#size; column++) {
        const [a, b] = [move[row] as number, move[column] as number];
        const cell = row * this.#size + column;
        this.#matrix[cell] =
          (this.#matrix[cell] as number) +
          factor * a * b -
          ((product[row] as number) * b + a * (product[column] as number)) / curvature;
      }
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let axis = 0; axis < a.length; axis++) sum += (a[axis] as number) * (b[axis] as number);
  return sum;
}

function findMaxAbs(vector: Float64Array): number {
  let max = 0;
  for (let axis = 0; axis < vector.length; axis++) max = Math.max(max, Math.abs(vector[axis] as number));
  return max;
}
