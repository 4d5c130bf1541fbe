import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Axis, computeLeftInset, computeTicks, createScale, digitWidth, verticalTicks } from './scales';
import { useWidth } from './useWidth';
import './plots.css';

/** Converts values to pixels. */
export interface Canvas {
  x(value: number): number;
  y(value: number): number;
  /** Index of the position that is read; null if none is. */
  activeIndex: number | null;
}

interface Props {
  /** A short title. */
  title: string;
  /** A sentence that summarises the plot. */
  summary: string;
  horizontal: Axis;
  vertical: Axis;
  /** Positions on the horizontal axis that can be read, ascending. */
  positions: number[];
  /** Renders the values at the active position. */
  renderReadout(activeIndex: number | null): ComponentChildren;
  children(canvas: Canvas): ComponentChildren;
}

const height = 240;
const inset = { top: 8, right: 10, bottom: 26 };

/** A plot with axes. Hovering or the arrow keys read the values at each position. */
export function Plot({ title, summary, horizontal, vertical, positions, renderReadout, children }: Props) {
  const [element, width] = useWidth();
  const left = computeLeftInset(vertical);
  const x = createScale(horizontal, left, Math.max(width - inset.right, left + 1));
  const y = createScale(vertical, height - inset.bottom, inset.top);
  const { activeIndex, ...handlers } = useActiveIndex(positions.map(x));
  return (
    <div class="plot">
      <p class="plot-readout" aria-live="polite">
        {renderReadout(activeIndex)}
      </p>
      <section
        class="plot-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the values
        tabIndex={0}
        aria-label={`${title}. Use the arrow keys to read values.`}
        {...handlers}
      >
        <div ref={element}>
          <svg width={width} height={height} role="img" aria-label={`${title}: ${summary}`}>
            {width > 0 && (
              <>
                <Axes horizontal={horizontal} vertical={vertical} x={x} y={y} left={left} width={width} />
                {children({ x, y, activeIndex })}
              </>
            )}
          </svg>
        </div>
      </section>
    </div>
  );
}

interface AxesProps {
  horizontal: Axis;
  vertical: Axis;
  x(value: number): number;
  y(value: number): number;
  left: number;
  width: number;
}

function Axes({ horizontal, vertical, x, y, left, width }: AxesProps) {
  const rows = computeTicks(vertical.from, vertical.to, verticalTicks);
  const rowLabels = vertical.formatTicks(rows);
  const columns = computeTicks(horizontal.from, horizontal.to, width / 70);
  const columnLabels = horizontal.formatTicks(columns);
  return (
    <g class="plot-axes">
      {rows.map((value, index) => (
        <g key={value}>
          <line x1={left} x2={width - inset.right} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value)} dy="0.32em" text-anchor="end">
            {rowLabels[index]}
          </text>
        </g>
      ))}
      {columns.map((value, index) => (
        <text key={value} x={keepInside(x(value), columnLabels[index], width)} y={height - 8} text-anchor="middle">
          {columnLabels[index]}
        </text>
      ))}
    </g>
  );
}

/** Returns the middle of a label, moved so that the label does not extend beyond the plot. */
function keepInside(middle: number, label = '', width: number): number {
  const half = (label.length * digitWidth) / 2;
  return Math.max(Math.min(middle, width - half), half);
}

/** Returns the index of the active position, selected by the arrow keys or nearest to the pointer, and the event handlers. Positions are in pixels. */
function useActiveIndex(positions: number[]) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const activeIndex = selectedIndex !== null && selectedIndex < positions.length ? selectedIndex : null;
  return {
    activeIndex,
    onKeyDown(event: KeyboardEvent) {
      const next = getNextIndex(event.key, activeIndex, positions.length);
      if (next === undefined) return;
      event.preventDefault();
      setSelectedIndex(next);
    },
    onPointerMove(event: PointerEvent) {
      setSelectedIndex(
        findNearestIndex(positions, event.clientX - (event.currentTarget as Element).getBoundingClientRect().left),
      );
    },
    onPointerLeave: () => setSelectedIndex(null),
  };
}

/** Returns the index that a key selects; null for Escape, undefined for other keys. */
function getNextIndex(key: string, activeIndex: number | null, count: number): number | null | undefined {
  const lastIndex = count - 1;
  if (lastIndex < 0) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return lastIndex;
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[key];
  if (step === undefined) return undefined;
  return Math.min(Math.max((activeIndex ?? (step > 0 ? -1 : count)) + step, 0), lastIndex);
}

function findNearestIndex(pixels: number[], pixelX: number): number | null {
  let best: number | null = null;
  pixels.forEach((pixel, index) => {
    if (best === null || Math.abs(pixel - pixelX) < Math.abs((pixels[best] ?? 0) - pixelX)) best = index;
  });
  return best;
}
