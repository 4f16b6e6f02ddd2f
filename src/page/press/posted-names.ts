import { flatParent } from '@/page/dom/tree/flat-tree';

/** Ancestors that may hear the press, and whose names scripts post: the row, the list, the pager. */
const depth = 8;
const mostNames = 60;
/** A name of a control, or a path to one; no number, word of a text, or address. */
const isName = /^(?=.*[a-z])[\w:$.|-]{2,200}$/i;
const quoted = /(['"])([^'"]*)\1/g;

/** What a page may call a control by in what a press on it posts: ids, names and data of it and what is around it, and what their scripts quote. */
export function postedNamesOf(control: Element): string[] {
  const names = new Set<string>();
  let at: Element | null = control;
  for (let level = 0; at && at !== document.body && level < depth; level += 1) {
    for (const { name, value } of at.attributes) {
      if (/^(?:id|name|data-.*)$/.test(name)) names.add(value);
      if (/^(?:href|on(?:mouse|pointer)?(?:click|down|up))$/.test(name)) {
        for (const [, , text = ''] of value.matchAll(quoted)) names.add(text);
      }
    }
    at = flatParent(at);
  }
  return [...names].filter((name) => isName.test(name)).slice(0, mostNames);
}
