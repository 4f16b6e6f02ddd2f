import { colourAt, isSameColour, type Pixels, type Tint } from './pixels';

/** Luminance ratios. An edge is visible along most of a side; a plane needs less contrast if it ends at both of its sides. */
const edge = { contrast: 1.15, share: 0.6 };
const plane = { contrast: 1.06, share: 0.8 };
/** Letters, even pale ones, have more contrast, in this many pixels of the box. */
const writing = { contrast: 1.45, share: 0.004, pixels: 10 };
/** Pixels, and share of the box. A single letter is no word, unless the box is that narrow; a Chinese character of small print is one. */
const leastWriting = 10;
const mostOfBox = 0.6;
/** Colours of equal luminance differ this much in one channel. */
const channel = 60;

/** Pixels around a box that belong to its edge, on either side. */
export interface BoxMargins {
  /** Margin of the image around the box, on each side. */
  margin: number;
  /** How far inside the box its edge may be. */
  within: number;
}

/** Whether a box stands out from its surroundings: by an edge, straight or round, its own plane, or text. */
export function standsOut(picture: Pixels, around: BoxMargins): boolean {
  return hasEdge(picture, around) || hasInk(picture, around) || hasRoundEdge(picture, around);
}

/** Whether a box contains writing or drawing: more than its background, and more than a speck. */
export function hasInk(picture: Pixels, around: BoxMargins): boolean {
  const { width, height, pixels, extent } = inkOf(picture, around);
  return (
    pixels >= Math.max(writing.pixels, writing.share * width * height) && extent >= leastExtent(width, leastWriting)
  );
}

/** Whether a box contains text of at least this width, whatever the box's size. Pixels. */
export function hasTextOfWidth(picture: Pixels, around: BoxMargins, leastWidth: number): boolean {
  const { width, pixels, extent } = inkOf(picture, around);
  return pixels >= writing.pixels && extent >= leastExtent(width, leastWidth);
}

const leastExtent = (width: number, least: number): number => Math.min(least, mostOfBox * width);

/** What differs from a box's background: number of pixels, and their width. */
function inkOf(picture: Pixels, { margin, within }: BoxMargins) {
  const inset = margin + within;
  const [width, height] = [picture.width - 2 * inset, picture.height - 2 * inset];
  const ground = groundOf(picture, inset);
  let pixels = 0;
  let isInk = false;
  let [first, last] = [picture.width, 0];
  for (let y = inset; y < picture.height - inset; y += 1) {
    for (let x = inset; x < picture.width - inset; x += 1) {
      const at = (y * picture.width + x) * 4;
      const isKnown = x > inset && isSameColour(picture, at - 4, at);
      if (!isKnown) isInk = differs(colourAt(picture, at), ground, writing.contrast);
      if (!isInk) continue;
      pixels += 1;
      first = Math.min(first, x);
      last = Math.max(last, x);
    }
  }
  return { width, height, pixels, extent: last - first };
}

/** A box's most frequent colour, rounded. */
function groundOf(picture: Pixels, inset: number): Tint {
  const counts = new Map<number, { count: number; colour: Tint }>();
  let before: { count: number } | undefined;
  for (let y = inset; y < picture.height - inset; y += 1) {
    for (let x = inset; x < picture.width - inset; x += 1) {
      const at = (y * picture.width + x) * 4;
      if (before && x > inset && isSameColour(picture, at - 4, at)) {
        before.count += 1;
        continue;
      }
      const colour = colourAt(picture, at);
      const key = ((colour[0] >> 3) << 10) | ((colour[1] >> 3) << 5) | (colour[2] >> 3);
      const known = counts.get(key) ?? { count: 0, colour };
      known.count += 1;
      counts.set(key, known);
      before = known;
    }
  }
  return [...counts.values()].reduce((most, one) => (one.count > most.count ? one : most), {
    count: 0,
    colour: [0, 0, 0],
  }).colour;
}

/** A line above or below, one on each side, or a plane that ends with the box. */
function hasEdge(picture: Pixels, around: BoxMargins): boolean {
  const along = (isRow: boolean, isFar: boolean) => strongestLine(picture, around, { isRow, isFar });
  const [top, bottom] = [along(true, false), along(true, true)];
  if (top.edge >= edge.share || bottom.edge >= edge.share) return true;
  if (top.plane >= plane.share && bottom.plane >= plane.share) return true;
  const [left, right] = [along(false, false), along(false, true)];
  return left.edge >= edge.share && right.edge >= edge.share;
}

/** Directions from the middle of a box in which a circle is looked for. */
const directions = 48;
/** Pixels. The sides of a box around a circle are as long as each other, but for this. */
const uneven = 2;

/** A circle as large as the box, such as that of a radio that is not chosen: its inside has nothing, and no side of it is straight. */
function hasRoundEdge(picture: Pixels, { margin, within }: BoxMargins): boolean {
  const [width, height] = [picture.width - 2 * margin, picture.height - 2 * margin];
  if (Math.abs(width - height) > uneven) return false;
  const [x, y] = [(picture.width - 1) / 2, (picture.height - 1) / 2];
  const colourOut = (radius: number, direction: number) => {
    const angle = (direction / directions) * 2 * Math.PI;
    const row = Math.round(y + radius * Math.sin(angle));
    return colourAt(picture, (row * picture.width + Math.round(x + radius * Math.cos(angle))) * 4);
  };
  const half = Math.min(width, height) / 2;
  for (let radius = Math.max(2, half - within); radius < half + margin - 1; radius += 1) {
    let edges = 0;
    for (let at = 0; at < directions; at += 1)
      if (differs(colourOut(radius - 1, at), colourOut(radius + 1, at), edge.contrast)) edges += 1;
    if (edges >= edge.share * directions) return true;
  }
  return false;
}

interface Side {
  isRow: boolean;
  /** The lower or right side. */
  isFar: boolean;
}

/** The largest shares of a side along which adjacent pixels differ, anywhere near it. */
function strongestLine(
  picture: Pixels,
  { margin, within }: BoxMargins,
  { isRow, isFar }: Side,
): { edge: number; plane: number } {
  const across = isRow ? picture.height : picture.width;
  const length = isRow ? picture.width : picture.height;
  const [from, to] = isFar ? [across - margin - within, across - 1] : [0, margin + within];
  // In the data: from one pixel of a line to the next, and from one line to the next.
  const [along, beside] = isRow ? [4, picture.width * 4] : [picture.width * 4, 4];
  let best = { edge: 0, plane: 0 };
  for (let line = Math.max(0, from); line + 1 < Math.min(across, to + 1); line += 1) {
    let edges = 0;
    let planes = 0;
    let contrast = 1;
    for (let at = margin; at < length - margin; at += 1) {
      const from = line * beside + at * along;
      const to = from + beside;
      if (isSameColour(picture, from, to)) continue;
      // Along a line, most pairs of neighbours are like the pair before them.
      const isKnown = at > margin && isSameColour(picture, from, from - along) && isSameColour(picture, to, to - along);
      if (!isKnown) contrast = contrastOf(colourAt(picture, from), colourAt(picture, to));
      if (contrast >= plane.contrast) planes += 1;
      if (contrast >= edge.contrast) edges += 1;
    }
    const whole = Math.max(1, length - 2 * margin);
    best = { edge: Math.max(best.edge, edges / whole), plane: Math.max(best.plane, planes / whole) };
  }
  return best;
}

const differs = (one: Tint, other: Tint, least: number): boolean => contrastOf(one, other) >= least;

/** As in WCAG; infinite where colours of like luminance differ in a channel. */
function contrastOf(one: Tint, other: Tint): number {
  if (one.some((value, at) => Math.abs(value - (other[at] ?? 0)) >= channel)) return Infinity;
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, one table per channel: used for every pixel. */
const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance([red, green, blue]: Tint): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}
