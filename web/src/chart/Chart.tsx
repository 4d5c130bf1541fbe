import type { Frequency } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartData } from './chartData';
import { buildChartOptions, readColours } from './chartOptions';
import { Readout } from './Readout';
import './chart.css';

/** Number of values that Page Up and Page Down move. */
const pageStep = 12;
/** Where the keyboard places the cursor, in pixels below the top of the plot. The x position alone selects the values. */
const cursorTopPixels = 10;

interface Props {
  chartData: ChartData;
  /** Null for values without dates; the horizontal axis then counts values. */
  frequency: Frequency | null;
  logarithmic: boolean;
  /** The lowest x value to show, in seconds since 1970, or as the number of the value if there are no dates; null for all. */
  xMin: number | null;
  title: string;
  /** Renders the readout at an index, instead of the default readout of all curves. */
  renderReadout?(index: number | null): ComponentChildren;
}

/** A chart. Hover or press the arrow keys to read values; drag to zoom in; double-click or press the button to reset the zoom. */
export function Chart({ chartData, frequency, logarithmic, xMin, title, renderReadout }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const [index, setIndex] = useState<number | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const theme = useThemeVersion();

  // The colours are fixed at creation, so a theme change creates a new chart.
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const options = buildChartOptions(chartData, readColours(element), {
      ...size(),
      logarithmic,
      hasDates: frequency !== null,
      onCursor: setIndex,
      onZoom: () => setZoomed(true),
    });
    chart.current = new uPlot(options, chartData.data, element);
    const observer = new ResizeObserver(() => {
      const { width, height } = size();
      if (width !== chart.current?.width || height !== chart.current.height) chart.current?.setSize({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.current?.destroy();
      chart.current = undefined;
      element.replaceChildren();
    };
  }, [chartData, logarithmic, frequency, theme]);

  const resetZoom = () => {
    const xValues = chartData.data[0];
    const [first, last] = [xValues[0], xValues[xValues.length - 1]];
    if (first === undefined || last === undefined) return;
    chart.current?.setScale('x', { min: xMin === null ? first : Math.max(first, xMin), max: last });
    setZoomed(false);
  };
  useEffect(resetZoom, [chartData, logarithmic, xMin, theme]);

  const handleKey = (event: KeyboardEvent) => {
    const next = getNextIndex(event, index, chartData, chart.current);
    if (next === null || chart.current === undefined) return;
    event.preventDefault();
    const left = chart.current.valToPos(chartData.data[0][next] ?? 0, 'x');
    chart.current.setCursor({ left, top: cursorTopPixels });
  };

  return (
    <div class="chart">
      {renderReadout?.(index) ?? <Readout chartData={chartData} selectedIndex={index} frequency={frequency} />}
      <section
        class="chart-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the values
        tabIndex={0}
        aria-label={`Chart: ${title}. Use the arrow keys to read values.`}
        onKeyDown={handleKey}
        onDblClick={resetZoom}
      >
        <div class="chart-canvas" ref={container} />
      </section>
      {zoomed && (
        <button type="button" class="quiet zoom-out" onClick={resetZoom}>
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
  chartData: ChartData,
  chart: uPlot | undefined,
): number | null {
  const xValues = chartData.data[0];
  const { min = 0, max = 0 } = (chart?.scales['x'] ?? {}) as { min?: number; max?: number };
  const first = xValues.findIndex((x) => x >= min);
  const last = xValues.findLastIndex((x) => x <= max);
  if (event.key === 'Home') return first;
  if (event.key === 'End') return last;
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -pageStep, PageDown: pageStep }[event.key];
  if (step === undefined) return null;
  return Math.min(Math.max(index === null ? last : index + step, first), last);
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
