import type { Frequency } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { buildChartOptions, readColours } from './chartOptions';
import type { Drawing } from './drawing';
import { Readout } from './Readout';
import './chart.css';

interface Props {
  drawing: Drawing;
  /** Null for values without dates; the horizontal axis then counts values. */
  frequency: Frequency | null;
  logarithmic: boolean;
  /** The first position to show on the horizontal axis; null for all. */
  from: number | null;
  title: string;
  /** Renders the readout at an index, instead of the default readout of all curves. */
  renderReadout?(index: number | null): ComponentChildren;
}

/** A chart. Hovering or the arrow keys read values, dragging zooms in, and a double click or the button resets the zoom. */
export function Chart({ drawing, frequency, logarithmic, from, title, renderReadout }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const [index, setIndex] = useState<number | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const theme = useThemeVersion();

  // The colours are fixed at creation, so a theme change creates a new chart.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const options = buildChartOptions(drawing, readColours(element), {
      ...size(),
      logarithmic,
      hasDates: frequency !== null,
      onCursor: setIndex,
      onZoom: () => setZoomed(true),
    });
    chart.current = new uPlot(options, drawing.data, element);
    const observer = new ResizeObserver(() => {
      const { width, height } = size();
      if (width !== chart.current?.width || height !== chart.current.height) chart.current?.setSize({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.current?.destroy();
      element.replaceChildren();
    };
  }, [drawing, logarithmic, frequency, theme]);

  const showRange = () => {
    const times = drawing.data[0];
    const [first, last] = [times[0], times[times.length - 1]];
    if (first === undefined || last === undefined) return;
    chart.current?.setScale('x', { min: from === null ? first : Math.max(first, from), max: last });
    setZoomed(false);
  };
  useEffect(showRange, [drawing, logarithmic, from, theme]);

  const handleKey = (event: KeyboardEvent) => {
    const next = getNextIndex(event, index, drawing, chart.current);
    if (next === null || chart.current === undefined) return;
    event.preventDefault();
    const left = chart.current.valToPos(drawing.data[0][next] ?? 0, 'x');
    chart.current.setCursor({ left, top: 10 });
  };

  return (
    <div class="chart">
      {renderReadout?.(index) ?? <Readout drawing={drawing} selectedIndex={index} frequency={frequency} />}
      <section
        class="chart-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the values
        tabIndex={0}
        aria-label={`Chart: ${title}. Use the arrow keys to read values.`}
        onKeyDown={handleKey}
        onDblClick={showRange}
      >
        <div class="chart-canvas" ref={frame} />
      </section>
      {zoomed && (
        <button type="button" class="quiet zoom-out" onClick={showRange}>
          Reset zoom
        </button>
      )}
    </div>
  );
}

/** Returns the index that a key selects within the visible range; null for other keys. */
function getNextIndex(
  event: KeyboardEvent,
  index: number | null,
  drawing: Drawing,
  chart: uPlot | undefined,
): number | null {
  const times = drawing.data[0];
  const { min = 0, max = 0 } = (chart?.scales['x'] ?? {}) as { min?: number; max?: number };
  const first = times.findIndex((time) => time >= min);
  const last = times.findLastIndex((time) => time <= max);
  if (event.key === 'Home') return first;
  if (event.key === 'End') return last;
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -12, PageDown: 12 }[event.key];
  if (step === undefined) return null;
  return Math.min(Math.max((index ?? last - step) + step, first), last);
}

/** Returns a number that changes with the theme, so that charts are redrawn. */
function useThemeVersion(): number {
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
