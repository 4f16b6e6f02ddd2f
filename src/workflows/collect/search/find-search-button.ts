import { saysSearchWords } from '@/domain/search-field';
import type { SnapshotElement } from '@/page/snapshot/snapshot';
import type { Discovery } from '../../discover/ports';

/** A search button is this near after its field, with fields for place and the like in between. */
const nearest = 8;

/** The button beside the search field that starts the search if Enter does not; null if none. */
export async function findSearchButton({ tab, run }: Discovery): Promise<string | null> {
  const { search } = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
  if (!search) return null;
  const { elements } = await tab.snapshot(null);
  const at = elements.findIndex(({ ref }) => ref === search.ref);
  const buttons = at < 0 ? [] : elements.slice(at + 1, at + 1 + nearest).filter(isButton);
  for (const { ref, name } of buttons) {
    const element = await tab.ask('read-element', { ref });
    if (element?.sends === 'search' || saysSearchWords(name)) return ref;
  }
  return null;
}

function isButton({ action, role, url }: SnapshotElement): boolean {
  return action === 'click' && role === 'button' && url === null;
}
