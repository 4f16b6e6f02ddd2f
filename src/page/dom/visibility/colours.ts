import { memoize } from '@/std/memoize';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Pages have few colours; ever-changing ones are not cached forever. */
const mostKnown = 500;
let painter: OffscreenCanvasRenderingContext2D | null = null;

/** Any computed colour, as the browser paints it. */
export const parseColour = memoize(painted, mostKnown);

function painted(text: string): Rgba {
  painter ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!painter) return [0, 0, 0, 0];
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = 'transparent';
  painter.fillStyle = text;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** One colour over another. */
export function blendOver(upper: Rgba, lower: Rgba): Rgba {
  const alpha = upper[3] + lower[3] * (1 - upper[3]);
  const mixed = (at: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (upper[at] * upper[3] + lower[at] * lower[3] * (1 - upper[3])) / alpha;
  return [mixed(0), mixed(1), mixed(2), alpha];
}

/** The contrast ratio of two opaque colours: 1 is none, 21 the most (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
