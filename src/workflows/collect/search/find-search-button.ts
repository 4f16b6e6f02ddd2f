import { saysSearchWords } from '@/domain/search-field';
import type { SnapshotElement } from '@/page/snapshot/snapshot';
import type { Discovery } from '../../discover/ports';

/** The button of a search stands so near behind its field: between them are fields for the place and the like. */
const nearest = 8;

/** What begins the search beside the field for its words, where Enter does not; null where there is nothing of the kind. */
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
