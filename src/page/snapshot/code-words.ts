import { isStableName } from '@/page/dom/selectors/stable-name';

/** Parts of a control looked at, and names told of it. */
const most = { parts: 4, names: 3 };

/** ` (class trash)`: how whoever wrote the page calls a control that says nothing else, as many pictures do. Empty if nobody calls it anything. */
export function codeWords(element: Element, name: string): string {
  if (name !== '') return '';
  const parts = [element, ...Array.from(element.querySelectorAll('i,svg,span,img')).slice(0, most.parts)];
  const names = parts.flatMap((part) => [...part.classList, ...fileNameOf(part)]).filter(isStableName);
  const told = [...new Set([...drawnWords(element), ...names])].slice(0, most.names);
  if (told.length > 0) return ` (class ${told.join(' ')})`;
  return element.getAttribute('tabindex') === '0' ? ' (takes keys)' : '';
}

/** The shape of a part of a drawing, and the colour that is given to this one element. */
function drawnWords(element: Element): string[] {
  const style = element instanceof SVGElement || element instanceof HTMLElement ? element.style : null;
  const shape = element instanceof SVGElement ? [element.localName] : [];
  const colours = [element.getAttribute('fill'), style?.fill, style?.backgroundColor, element.getAttribute('stroke')];
  return [...shape, colours.find((one) => one && one !== 'none') ?? ''].filter((word) => drawnWord.test(word));
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
