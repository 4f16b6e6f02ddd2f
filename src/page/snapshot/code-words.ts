import { isStableName } from '@/page/dom/selectors/stable-name';

/** Parts of a control looked at, and names told of it. */
const most = { parts: 4, names: 3 };

/** ` (class trash)`: how whoever wrote the page calls a control that says nothing else, as many pictures do. Empty if nobody calls it anything. */
export function codeWords(element: Element, name: string): string {
  if (name !== '') return '';
  const parts = [element, ...Array.from(element.querySelectorAll('i,svg,span,img')).slice(0, most.parts)];
  const drawn = element instanceof SVGElement ? [element.localName, element.getAttribute('fill') ?? ''] : [];
  const names = [...drawn, ...parts.flatMap((part) => [...part.classList, ...fileNameOf(part)])].filter(isStableName);
  const told = [...new Set(names)].slice(0, most.names);
  return told.length > 0 ? ` (class ${told.join(' ')})` : '';
}

function fileNameOf(part: Element): string[] {
  if (!(part instanceof HTMLImageElement)) return [];
  const [path = ''] = part.src.split(/[?#]/);
  return path
    .split('/')
    .slice(-1)
    .flatMap((file) => file.split('.')[0] ?? []);
}
