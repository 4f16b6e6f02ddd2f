import { kinds, type Mutation } from '../mutation';

export const foldedSpace: Mutation = {
  name: 'folded-space',
  why: 'templates are minified: no space where it is not seen, one where it is',
  kinds,
  takesAway: false,
  isFramed: false,
  apply: (shown) =>
    shown.evaluate(() => {
      const { isBlock } = window.pageTools;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      const folded = texts.flatMap((text) => {
        const parent = text.parentElement;
        if (!parent || /^(?:script|style|textarea|pre)$/.test(parent.localName)) return [];
        if (/pre|break-spaces/.test(getComputedStyle(parent).whiteSpace)) return [];
        const startsLine = text.previousSibling ? isBlock(text.previousSibling) : isBlock(parent);
        const endsLine = text.nextSibling ? isBlock(text.nextSibling) : isBlock(parent);
        const once = text.data.replace(/[ \t\r\n\f]+/g, ' ');
        const start = startsLine ? once.replace(/^ /, '') : once;
        return [[text, endsLine ? start.replace(/ $/, '') : start] as const];
      });
      for (const [text, data] of folded) {
        if (data) text.data = data;
        else text.remove();
      }
    }),
};
