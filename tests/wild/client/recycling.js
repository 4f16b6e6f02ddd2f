import { taken } from './fetch-part.js';

const heightPx = 148;
const pool = 9;

/** A list that keeps a few elements and fills them anew while it is scrolled. */
export function startRecycling(list, bind) {
  let rows = [];
  let elements = [];
  const scroller = list.parentElement;
  scroller.style.cssText = 'height:560px;overflow-y:auto';
  list.style.cssText += ';position:relative;display:block;padding:0';
  const fill = (element, index) => {
    if (element.index === index) return;
    element.index = index;
    const source = rows[index];
    element.style.display = 'none';
    if (!source) return;
    for (const { name } of [...element.attributes]) if (name !== 'style') element.removeAttribute(name);
    for (const { name, value } of source.attributes) if (name !== 'style') element.setAttribute(name, value);
    element.innerHTML = source.innerHTML;
    element.style.cssText = `${source.getAttribute('style') ?? ''};position:absolute;left:0;right:0;box-sizing:border-box;height:${heightPx}px;overflow:hidden;top:${index * heightPx}px`;
    taken(element, 'data-row');
    bindRecycled(element, bind);
  };
  const draw = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / heightPx) - 1);
    for (let offset = 0; offset < elements.length; offset += 1) {
      const index = first + offset;
      fill(elements[index % elements.length], index);
    }
  };
  scroller.addEventListener('scroll', draw);
  return {
    place(added, isAdded) {
      rows = isAdded ? [...rows, ...added] : added;
      const old = isAdded ? elements.length : 0;
      if (old === 0) {
        elements = Array.from({ length: pool }, () => document.createElement(rows[0].localName));
        list.replaceChildren(...elements);
        scroller.scrollTop = 0;
      }
      for (const element of elements) element.index = null;
      list.style.height = `${rows.length * heightPx}px`;
      draw();
    },
  };
}

/** The element that opens may be the row itself: it gets a fresh node, without the listeners of the row it was before. */
function bindRecycled(element, bind) {
  const holder = {
    querySelectorAll: (selector) => [
      ...(element.matches(selector) ? [element] : []),
      ...element.querySelectorAll(selector),
    ],
  };
  bind(holder);
}
