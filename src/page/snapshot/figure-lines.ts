import { ownWords } from '@/page/dom/text/own-words';
import { drawnWords } from './code-words';
import { isShape, shapeWords } from './drawn-shapes';
import { quote } from './quote';

/** Shapes told of a drawing, and colours across a canvas. */
const most = { shapes: 40, across: 6 };

/** What a drawing or a canvas shows, a line each: shapes by kind, colour, size and place; a canvas by its colours, from its left and its top. */
export function figureLines(figure: Element): string[] {
  return figure instanceof HTMLCanvasElement ? colourLines(figure) : shapeLines(figure);
}

function shapeLines(drawing: Element): string[] {
  const shapes = Array.from(drawing.querySelectorAll('*')).filter((part) => isShape(part) && part.checkVisibility());
  const told = shapes.slice(0, most.shapes).map((shape) => {
    const words = ownWords(shape);
    return `${drawnWords(shape).join(' ')}${words === '' ? '' : ` ${quote(words, 40)}`}${shapeWords(shape)}`;
  });
  return shapes.length > most.shapes ? [...told, `… ${shapes.length - most.shapes} more shapes`] : told;
}

/** Read off a copy: to ask a canvas for its pixels would decide how the page may draw on it. */
function colourLines(canvas: HTMLCanvasElement): string[] {
  const copy = new OffscreenCanvas(most.across, most.across).getContext('2d');
  if (!copy || canvas.width === 0 || canvas.height === 0) return [];
  try {
    copy.drawImage(canvas, 0, 0, most.across, most.across);
    const { data } = copy.getImageData(0, 0, most.across, most.across);
    const colours = Array.from({ length: most.across ** 2 }, (_, place) => shortColour(data, place * 4));
    return Array.from({ length: most.across }, (_, row) =>
      colours.slice(row * most.across, (row + 1) * most.across).join(' '),
    );
  } catch {
    // Drawn with pictures of another site: nobody may read it.
    return [];
  }
}

/** `#f80`; `none` where nothing is drawn. */
function shortColour(data: Uint8ClampedArray, at: number): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  const digit = (part: number) => Math.round(part / 17).toString(16);
  return alpha < 64 ? 'none' : `#${[red, green, blue].map(digit).join('')}`;
}
