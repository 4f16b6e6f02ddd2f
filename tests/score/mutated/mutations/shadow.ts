import type { Frame } from '@playwright/test';
import { kinds, type Mutation } from '../mutation';

const shared = {
  kinds,
  takesAway: false,
  isFramed: false,
  why: 'pages of web components keep what they show in shadow roots',
} as const;

export const openShadow: Mutation = {
  ...shared,
  name: 'open-shadow',
  apply: (shown) => moveIntoShadow(shown, 'open'),
};

export const closedShadow: Mutation = {
  ...shared,
  name: 'closed-shadow',
  apply: (shown) => moveIntoShadow(shown, 'closed'),
};

function moveIntoShadow(shown: Frame, mode: ShadowRootMode): Promise<void> {
  return shown.evaluate((mode) => {
    const { keepLooks, roots } = window.pageTools;
    keepLooks(() => {
      const host = document.createElement('div');
      const root = host.attachShadow({ mode });
      // What is said of the document stays outside, as such pages have it, even where a parser left it in the body.
      const ofDocument = document.body.querySelectorAll('script, title:not(svg *), meta, link');
      const styles = Array.from(document.head.querySelectorAll('style'), (style) => style.cloneNode(true));
      root.append(...styles, ...Array.from(document.body.childNodes));
      document.body.append(host, ...ofDocument);
      roots.set(host, root);
    });
  }, mode);
}
