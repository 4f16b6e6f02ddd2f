import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { PageView } from '@/agents/page-view/page-view';
import type { PastAct } from '@/domain/run/exploration';
import { isSearchWordsLabel } from '@/language/words/controls/search-box';
import { actReasons, click, hadEffect, isOpen, type NextAct, pastActsFor } from './next-act';
import { searchWord } from './search-word';

/** Different words are tried once more if the first had no effect. */
const mostSearches = 2;

/** Types different words into the search field. */
export function search(input: ExplorerInput): NextAct | null {
  const { search: field, jobRows } = input.landmarks;
  const typed = pastActsFor(input, 'search').flatMap(({ act }) => (act.name === 'type_text' ? [act.text] : []));
  if (!field || !isOpen(input, 'search') || typed.length >= mostSearches) return null;
  const titles = jobRows.map(({ name }) => name);
  const text = searchWord(titles, [field.value, ...typed].join(' '));
  return { name: 'type_text', input: { selector: field.ref, text, reason: actReasons.search } };
}

/** After typing: Enter, and if that had no effect, the button beside the field. Suggestions that opened do not matter. */
export function finishSearch(input: ExplorerInput): NextAct | null {
  const last = input.past.at(-1);
  if (!last || !isOpen(input, 'search') || !pastActsFor(input, 'search').includes(last)) return null;
  if (last.act.name === 'type_text' && last.result.success) {
    return { name: 'press_key', input: { key: 'Enter', reason: actReasons.search } };
  }
  return last.act.name === 'press_key' && !hasSearched(last) ? pressButton(input) : null;
}

function hasSearched(act: PastAct): boolean {
  return hadEffect(act) && act.result.newUrl !== null;
}

/** The first button after the field, in page order, labelled as a search. */
function pressButton({ page, landmarks }: ExplorerInput): NextAct | null {
  const place = page.elements.findIndex(({ ref }) => ref === landmarks.search?.ref);
  const after = page.elements.slice(place + 1).find(isSearchButton);
  const button = after ?? page.elements.find(isSearchButton);
  return button ? click(button.ref, 'search') : null;
}

function isSearchButton({ action, role, name }: PageView['elements'][number]): boolean {
  return action === 'click' && role === 'button' && name.length <= 40 && isSearchWordsLabel(name);
}
