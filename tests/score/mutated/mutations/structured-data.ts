import { kinds, type Mutation } from '../mutation';

export const withoutStructuredData: Mutation = {
  name: 'no-structured-data',
  why: 'most pages say nothing to machines: no JSON in scripts, no microdata, no RDFa',
  kinds,
  takesAway: true,
  isFramed: false,
  apply: (shown) =>
    shown.evaluate(() => {
      const attributes = ['itemscope', 'itemtype', 'itemprop', 'itemid', 'itemref', 'typeof', 'property', 'vocab'];
      for (const silent of document.querySelectorAll('script, meta[itemprop], link[itemprop], meta[property]')) {
        silent.remove();
      }
      for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))) {
        for (const name of [...attributes, 'content']) element.removeAttribute(name);
      }
    }),
};
