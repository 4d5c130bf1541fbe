import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Focuses an element when it appears, so that the keyboard and screen readers continue there after a step. */
export function useInitialFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
