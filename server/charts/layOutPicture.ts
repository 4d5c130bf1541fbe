import { type ChartLine, type ChartModel, listUnits } from './chartModel.js';

/** Space at the sides of the picture and its texts, in pixels. */
export const sideMargin = { left: 16, right: 20 };
/** Widths of a character that is a little wider than the average, in pixels, so that no text is cropped. */
const titleCharWidth = 9.8;
const smallCharWidth = 6.6;
const titleLineHeight = 24;
export const smallLineHeight = 18;
const legendIconWidth = 28;
/** Space between the time axis and its labels, so that the first one is apart from the lowest label of the value axis. */
export const timeLabelMargin = 12;
/** Height of the labels of the time axis, with the space above and below them, in pixels. */
export const timeLabelHeight = 30;
/** Space between the names in the legend, in pixels. */
export const legendGap = 8;

export interface PictureLayout {
  /** The texts, broken into lines. */
  title: string;
  subtitle: string;
  source: string;
  /** The names of the lines in the legend, broken into lines; empty for a single line. */
  legend: string[];
  isLegendVertical: boolean;
  /** Positions from the top, in pixels. */
  legendTop: number;
  gridTop: number;
  /** Space below the plot, in pixels. */
  bottom: number;
}

/** Breaks the texts of a picture into lines of its width, and places them around the plot. */
export function layOutPicture(
  model: Pick<ChartModel, 'title' | 'subtitle' | 'source' | 'lines' | 'width'>,
): PictureLayout {
  const width = model.width - sideMargin.left - sideMargin.right;
  const title = breakLines(model.title, width / titleCharWidth);
  const subtitle = breakLines(model.subtitle, width / smallCharWidth);
  const source = breakLines(model.source, width / smallCharWidth);
  const labels = model.lines.length > 1 ? labelLines(model.lines) : [];
  const legend = labels.map((label) => breakLines(label, (width - legendIconWidth) / smallCharWidth));
  const isLegendVertical = legend.some((lines) => lines.length > 1);
  const legendRows = isLegendVertical ? legend.flat().length : countRows(labels, width);
  const legendTop = 26 + title.length * titleLineHeight + subtitle.length * smallLineHeight;
  return {
    ...{ title: title.join('\n'), subtitle: subtitle.join('\n'), source: source.join('\n') },
    ...{ legend: legend.map((lines) => lines.join('\n')), isLegendVertical, legendTop },
    gridTop: legendTop + legendRows * (smallLineHeight + legendGap) + 10,
    bottom: timeLabelHeight + 8 + source.length * smallLineHeight,
  };
}

/** Returns the label of each line in the legend, with its unit and axis if there are two. */
function labelLines(lines: ChartLine[]): string[] {
  const units = listUnits({ lines });
  if (units.length < 2) return lines.map(({ label }) => label);
  return lines.map(({ label, unit }) => `${label}: ${unit} (${unit === units[0] ? 'left' : 'right'})`);
}

/** Counts the rows of a legend whose names follow each other. */
function countRows(labels: string[], width: number): number {
  let [rows, left] = [0, 0];
  for (const label of labels) {
    const needed = legendIconWidth + label.length * smallCharWidth + legendGap;
    if (needed > left) [rows, left] = [rows + 1, width];
    left -= needed;
  }
  return rows;
}

/** Breaks a text into lines of a maximum length, between words where possible. */
function breakLines(text: string, maxLength: number): string[] {
  const max = Math.max(Math.floor(maxLength), 10);
  const pieces = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${max}}`, 'gu')) ?? []);
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= max) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}
