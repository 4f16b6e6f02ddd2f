import { controlSelector } from '@/page/dom/controls/control-action';
import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { isStableName } from '@/page/dom/selectors/stable-name';
import { isShape } from './drawn-shapes';
import { standOutLook, standOutNames, standOutWords } from './stand-out';

/** Parts of a control looked at, and names told of it. */
const most = { parts: 4, names: 3 };

/** What its author calls a control, and how it stands out among its like. */
export function calledWords(element: Element, name: string): string {
  const called = codeWords(element, name);
  return called === '' ? standOutWords(element) : called + standOutLook(element);
}

/** ` (class trash)`: how whoever wrote the page calls a control that says nothing else, as many pictures do. Empty if nobody calls it anything. */
function codeWords(element: Element, name: string): string {
  if (name !== '') return '';
  const parts = [element, ...Array.from(element.querySelectorAll('i,svg,span,img')).slice(0, most.parts)];
  const names = parts.flatMap((part) => [...part.classList, ...fileNameOf(part)]).filter(isStableName);
  const told = [...new Set([...drawnWords(element), ...standOutNames(element), ...names])].slice(0, most.names);
  const isOwn = isWorkAtHand() && !element.matches(controlSelector);
  const shapes = isOwn ? innerShapes(element) : [];
  const words = [
    ...(told.length > 0 ? [`class ${told.join(' ')}`] : []),
    ...(shapes.length > 0 ? [`drawn ${shapes.join(', ')}`] : []),
  ];
  if (words.length > 0) return ` (${words.join('; ')})`;
  const look = isOwn ? lookWords(element) : '';
  if (look !== '') return ` (${look})`;
  return element.getAttribute('tabindex') === '0' ? ' (takes keys)' : '';
}

/** `round rgb(0, 128, 0)`: what a box without words looks like. */
function lookWords(element: Element): string {
  const { backgroundColor, borderTopLeftRadius, rotate, transform } = getComputedStyle(element);
  const isTurned = rotate !== 'none' || transform !== 'none';
  return [
    ...(borderTopLeftRadius === '50%' ? ['round'] : []),
    ...(isTurned ? ['turned'] : []),
    ...(backgroundColor.startsWith('rgb(') ? [backgroundColor] : []),
  ].join(' ');
}

/** The shape of a part of a drawing, and the colour that is given to this one element. */
export function drawnWords(element: Element): string[] {
  const style = element instanceof SVGElement || element instanceof HTMLElement ? element.style : null;
  const shape = element instanceof SVGElement ? [element.localName] : [];
  const colours = [element.getAttribute('fill'), style?.fill, style?.backgroundColor, element.getAttribute('stroke')];
  return [...shape, colours.find((one) => one && one !== 'none') ?? ''].filter((word) => drawnWord.test(word));
}

/** What a picture in a control is drawn of, as the signs of a game are. */
function innerShapes(element: Element): string[] {
  const shapes = Array.from(element.querySelectorAll('*')).filter(isShape).slice(0, most.parts);
  return [...new Set(shapes.map((shape) => drawnWords(shape).join(' ')))];
}

/** A name, `#f0f`, or `rgb(1, 2, 3)`. */
const drawnWord = /^(?:[a-z]{3,24}|#[\da-f]{3,8}|rgba?\([\d., %]+\))$/i;

function fileNameOf(part: Element): string[] {
  if (!(part instanceof HTMLImageElement)) return [];
  const [path = ''] = part.src.split(/[?#]/);
  return path
    .split('/')
    .slice(-1)
    .flatMap((file) => file.split('.')[0] ?? []);
}
