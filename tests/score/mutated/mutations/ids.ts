import { kinds, type Mutation } from '../mutation';

export const withoutIds: Mutation = {
  name: 'no-ids-or-data',
  why: 'few pages give ids and data attributes that say something; those that the page itself refers to are often generated',
  kinds,
  takesAway: true,
  isFramed: false,
  apply: (shown) =>
    shown.evaluate(() => {
      const { elements, keepLooks } = window.pageTools;
      const all = [document.documentElement, document.body, ...elements()];
      const lists = ['for', 'headers', 'list', 'form', 'popovertarget'].concat(
        ['labelledby', 'describedby', 'controls', 'owns', 'activedescendant', 'errormessage', 'details'].map(
          (relation) => `aria-${relation}`,
        ),
      );
      const idsIn = (text: string) => text.split(/\s+/).filter(Boolean);
      const referred = new Set(
        all.flatMap((element) => lists.flatMap((name) => idsIn(element.getAttribute(name) ?? ''))),
      );
      const generated = new Map(Array.from(referred, (id, at) => [id, `:r${at.toString(36)}:`]));
      keepLooks(() => {
        for (const element of all) {
          for (const { name } of Array.from(element.attributes)) {
            if (name.startsWith('data-')) element.removeAttribute(name);
          }
          const id = generated.get(element.id);
          if (id === undefined) element.removeAttribute('id');
          else element.id = id;
          for (const name of lists.filter((name) => element.hasAttribute(name))) {
            const ids = idsIn(element.getAttribute(name) ?? '').map((each) => generated.get(each) ?? each);
            element.setAttribute(name, ids.join(' '));
          }
        }
      });
    }),
};
