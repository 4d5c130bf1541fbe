import type { Frequency } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartData } from './chartData';
import { buildChartOptions, readColours } from './chartOptions';
import { describeCurves } from './describeCurves';
import { getNextRange } from './getNextRange';
import { Readout } from './Readout';
import { useThemeVersion } from './useThemeVersion';
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
  /** The highest x value to show; by default the last. */
  xMax?: number | null;
  /** Receives a range that the user drew or moved. Without it, the chart keeps the range to itself. */
  onRangeChange?(from: number, to: number): void;
  title: string;
  /** Renders the readout at an index, instead of the default readout of all curves. */
  renderReadout?(index: number | null): ComponentChildren;
}

/**
 * A chart. Hover or press the arrow keys to read values. Drag to select a range, or press Shift with the arrow keys;
 * double-click or press the button to reset it.
 */
export function Chart({ title, renderReadout, ...plot }: Props) {
  const { chartData, frequency } = plot;
  const descriptionId = useId();
  const description = useDescription(title, plot);
  const { container, index, zoomed, resetZoom, handleKey } = usePlot(plot);
  return (
    <div class="chart">
      {renderReadout?.(index) ?? <Readout chartData={chartData} selectedIndex={index} frequency={frequency} />}
      <section
        class="chart-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the values
        tabIndex={0}
        aria-describedby={descriptionId}
        aria-label={`Chart: ${title}. Use the arrow keys to read values, and with Shift to move the range (left, right) or change its length (up, down).`}
        onKeyDown={handleKey}
        onDblClick={resetZoom}
      >
        <div class="chart-canvas" ref={container} />
      </section>
      <p class="visually-hidden" id={descriptionId}>
        {description}
      </p>
      {zoomed && (
        <button type="button" class="quiet zoom-out" onClick={resetZoom}>
          Reset zoom
        </button>
      )}
    </div>
  );
}

/** Describes the range of the chart that its properties state. Empty for values without dates. */
function useDescription(title: string, { chartData, frequency, xMin, xMax }: Omit<Props, 'title' | 'renderReadout'>) {
  return useMemo(() => {
    const xValues = chartData.data[0];
    const [from, to] = [xMin ?? xValues[0], xMax ?? xValues.at(-1)];
    if (frequency === null || from === undefined || to === undefined) return '';
    return describeCurves(chartData, title, frequency, { from, to });
  }, [title, chartData, frequency, xMin, xMax]);
}

/** Draws the plot, and returns what it reads and how to change its range. */
function usePlot(props: Omit<Props, 'title' | 'renderReadout'>) {
  const { chartData, frequency, logarithmic, xMin, xMax = null, onRangeChange } = props;
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const [index, setIndex] = useState<number | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const theme = useThemeVersion();
  // The plot is created less often than this function.
  const reportRange = useRef(onRangeChange);
  reportRange.current = onRangeChange;
  const onZoom = (from: number, to: number) =>
    reportRange.current === undefined ? setZoomed(true) : reportRange.current(from, to);

  // The colours are fixed at creation, so a theme change creates a new chart.
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const settings = { ...size(), logarithmic, frequency, onCursor: setIndex, onZoom };
    chart.current = new uPlot(buildChartOptions(chartData, readColours(element), settings), chartData.data, element);
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
    chart.current?.setScale('x', { min: Math.max(first, xMin ?? first), max: Math.min(last, xMax ?? last) });
    setZoomed(false);
  };
  useEffect(resetZoom, [chartData, logarithmic, xMin, xMax, theme]);

  const handleKey = (event: KeyboardEvent) => {
    const range = event.shiftKey ? getNextRange(event.key, chartData, chart.current) : null;
    const next = range === null ? getNextIndex(event, index, chartData, chart.current) : null;
    if ((range === null && next === null) || chart.current === undefined) return;
    event.preventDefault();
    if (range !== null) {
      chart.current.setScale('x', { min: range[0], max: range[1] });
      return onZoom(...range);
    }
    const left = chart.current.valToPos(chartData.data[0][next ?? 0] ?? 0, 'x');
    chart.current.setCursor({ left, top: cursorTopPixels });
  };
  return { container, index, zoomed, resetZoom, handleKey };
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
