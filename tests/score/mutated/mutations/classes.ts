import type { Frame } from '@playwright/test';
import { kinds, type Mutation } from '../mutation';

const shared = { kinds, takesAway: true, isFramed: false } as const;

export const hashedClasses: Mutation = {
  ...shared,
  name: 'hashed-classes',
  why: 'build tools name classes by hashes, the same class always alike',
  apply: (shown) => changeClasses(shown, true),
};

export const withoutClasses: Mutation = {
  ...shared,
  name: 'no-classes',
  why: 'a page may be styled by places, attributes and inline styles alone',
  apply: (shown) => changeClasses(shown, false),
};

function changeClasses(shown: Frame, isHashed: boolean): Promise<void> {
  return shown.evaluate((isHashed) => {
    const { elements, keepLooks, draw } = window.pageTools;
    const hashOf = (token: string) => `x${Math.floor(draw(token) * 2 ** 32).toString(36)}`;
    keepLooks(() => {
      for (const element of [document.documentElement, document.body, ...elements()]) {
        const hashed = Array.from(element.classList).map(hashOf).join(' ');
        if (isHashed && hashed) element.setAttribute('class', hashed);
        else element.removeAttribute('class');
      }
      for (const drawn of document.querySelectorAll('svg, svg *')) drawn.removeAttribute('class');
    });
  }, isHashed);
}
