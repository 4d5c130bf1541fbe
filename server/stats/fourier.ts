/** Real and imaginary parts of a sequence. The length must be a power of two. */
interface Complex {
  re: Float64Array;
  im: Float64Array;
}

/** Computes the discrete Fourier transform in place. Source: Cooley and Tukey (1965). */
export function fourierTransform({ re, im }: Complex): void {
  reverseBits({ re, im });
  const length = re.length;
  const { cosines, sines } = computeRootsOfUnity(length);
  for (let half = 1; half < length; half *= 2) {
    const step = length / (2 * half);
    for (let start = 0; start < length; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const cosine = cosines[k * step] as number;
        const sine = sines[k * step] as number;
        const low = start + k;
        const high = low + half;
        const real = (re[high] as number) * cosine - (im[high] as number) * sine;
        const imaginary = (re[high] as number) * sine + (im[high] as number) * cosine;
        re[high] = (re[low] as number) - real;
        im[high] = (im[low] as number) - imaginary;
        re[low] = (re[low] as number) + real;
        im[low] = (im[low] as number) + imaginary;
      }
    }
  }
}

function computeRootsOfUnity(length: number): { cosines: Float64Array; sines: Float64Array } {
  const cosines = new Float64Array(length / 2);
  const sines = new Float64Array(length / 2);
  for (let k = 0; k < length / 2; k++) {
    cosines[k] = Math.cos((2 * Math.PI * k) / length);
    sines[k] = -Math.sin((2 * Math.PI * k) / length);
  }
  return { cosines, sines };
}

/** Moves each element to the index with its bits reversed. */
function reverseBits({ re, im }: Complex): void {
  let reversed = 0;
  for (let index = 1; index < re.length; index++) {
    let bit = re.length >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (index >= reversed) continue;
    [re[index], re[reversed]] = [re[reversed] as number, re[index] as number];
    [im[index], im[reversed]] = [im[reversed] as number, im[index] as number];
  }
}
