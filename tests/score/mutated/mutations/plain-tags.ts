import { kinds, type Mutation } from '../mutation';

export const plainTags: Mutation = {
  name: 'plain-tags',
  why: 'many pages build their lists of div alone',
  kinds,
  takesAway: false,
  isFramed: false,
  apply: (shown) =>
    shown.evaluate(() => {
      const { elements, keepLooks, rename } = window.pageTools;
      keepLooks(() => {
        for (const element of elements()) if (/^(?:ul|ol|menu|li)$/.test(element.localName)) rename(element, 'div');
      });
    }),
};
