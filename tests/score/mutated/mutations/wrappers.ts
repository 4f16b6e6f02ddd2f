import { kinds, type Mutation } from '../mutation';

export const wrappers: Mutation = {
  name: 'wrappers',
  why: 'component frameworks put elements around elements that say nothing of themselves',
  kinds,
  takesAway: false,
  isFramed: false,
  apply: (shown, { seed }) =>
    shown.evaluate((seed) => {
      const { elements, keepLooks, draw, isBlock } = window.pageTools;
      /** Elements of one template are wrapped alike, as a component would wrap them: classes with digits may be those of one job. */
      const isWrapped = (element: Element) => {
        const kind = Array.from(element.classList).find((name) => !/\d/.test(name)) ?? '';
        return draw(`${seed} ${element.localName} ${kind} ${element.parentElement?.localName}`) < 0.5;
      };
      /** What HTML lets stand only in certain parents, or is no part of the page that is shown. */
      const isBound = (element: Element) =>
        /^(?:script|style|link|meta|noscript|template|t[rdh]|tbody|thead|tfoot|col|colgroup|caption|option|optgroup|li|d[td]|summary|legend|source|track|param|area|br|wbr|base|title|frame|frameset)$/.test(
          element.localName,
        );
      const chosen = elements().filter((element) => !isBound(element) && isWrapped(element));
      const planned = chosen.map((element) => [element, isBlock(element) ? 'div' : 'span'] as const);
      keepLooks(() => {
        for (const [element, name] of planned) {
          const around = document.createElement(name);
          element.replaceWith(around);
          around.append(element);
        }
      });
    }, seed),
};
