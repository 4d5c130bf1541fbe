import { useEffect, useState } from 'preact/hooks';

/** Returns a number that changes with the theme, so that charts are redrawn. */
export function useThemeVersion(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const increment = () => setCount((previous) => previous + 1);
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', increment);
    window.addEventListener('almanac:theme', increment);
    return () => {
      system.removeEventListener('change', increment);
      window.removeEventListener('almanac:theme', increment);
    };
  }, []);
  return count;
}
