import type { Filter } from '@/domain/page/filter';
import type { Understanding } from '@/domain/page/understanding';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import type { FilterReading } from '@/page-api/search-requests';
import type { DiscoveryContext } from '@/workflows/discovery';
import { performSearchAct } from './act-on-search';
import { type FilterChoiceOnPage, type FilterContext, findChoice } from './choice-for';
import { closeFilters } from './close-filters';
import { scoreLabelMatch, scoreNameMatch } from './filter-label-match';

/** Access to one filter of the page. */
export interface FilterFinder {
  known: Filter | null;
  /** Finds an option, opening what hides it; null if the page has none. */
  find(value: string): Promise<FilterChoiceOnPage | null>;
  /** The same among what is currently visible. */
  look(value: string): Promise<FilterChoiceOnPage | null>;
  /** The visible filter controls. */
  reading(): Promise<FilterReading>;
  /** The same, with what is known about the filter. */
  place(): Promise<FilterContext>;
  /** Whether something was pressed to see the controls. */
  hasOpened(): boolean;
}

interface Opener {
  address: string;
  name: string;
}

/** Options loaded by a script come late; ms before each check. */
const lateOptionsMs = [0, 400, 900];
/** Openers to press in search of one filter. */
const mostOpeners = 5;

export function filterFinder(
  discovery: DiscoveryContext,
  filter: string,
  understanding: Understanding | null,
): FilterFinder {
  const { tab } = discovery;
  const known = understanding?.filters.find(({ name }) => scoreNameMatch(name, filter) === 2) ?? null;
  let openedBy: string | null = null;
  const frame = discovery.run.run.state.recipe?.frame ?? null;
  const reading = () => tab.ask('read-filters', { beneath: false, frame });
  const place = async () => ({ reading: await reading(), known, openedBy });
  const look = async (value: string) => {
    const choice = findChoice({ filter, value }, await place());
    if (choice) return choice;
    // A part opened for another filter that Escape does not close must not hide this one.
    const beneath = await tab.ask('read-filters', { beneath: true, frame });
    return findChoice({ filter, value }, { reading: beneath, known, openedBy: null });
  };
  const lookPatiently = async (value: string) => {
    for (const ms of lateOptionsMs) {
      await discovery.sleep(ms);
      const choice = await look(value);
      if (choice) return choice;
    }
    return null;
  };
  return {
    known,
    look,
    reading,
    place,
    hasOpened: () => openedBy !== null,
    async find(value) {
      const choice = await look(value);
      if (choice) return choice;
      await closeFilters(discovery, openedBy !== null);
      for (const opener of await openersOf(discovery, { filter, value, known, understanding })) {
        const act = { name: 'click', selector: opener.address, reason: '' } as const;
        if ((await performSearchAct(discovery, { act, filter, value })).outcome !== 'done') continue;
        openedBy = opener.name;
        const found = await lookPatiently(value);
        if (found) return found;
        await closeFilters(discovery, true);
      }
      return null;
    },
  };
}

interface Sought {
  filter: string;
  value: string;
  known: Filter | null;
  understanding: Understanding | null;
}

/** Possible openers of the filter, surest first: the one found by exploring, then those with its name, then those for all filters. */
async function openersOf({ tab, run }: DiscoveryContext, sought: Sought): Promise<Opener[]> {
  const { filter, value, known, understanding } = sought;
  const { filterOpeners } = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
  const named = filterOpeners
    .map(({ ref, name }) => ({ address: ref, name, rank: rankOf(name, filter, value) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank);
  const { filterButton } = understanding?.keyElements ?? {};
  const selectors = [known?.opener, filterButton, ...(understanding?.fallbacks.filterButton ?? [])];
  const matches = await tab.ask('match-selectors', { selectors: selectors.filter((one) => typeof one === 'string') });
  const understood = matches.flatMap(({ selector, count, first }) =>
    count === 1 && first ? [{ address: selector, name: first.name }] : [],
  );
  return [...new Map([...understood, ...named].toReversed().map((opener) => [opener.name, opener])).values()]
    .toReversed()
    .slice(0, mostOpeners);
}

/** An opener may show the chosen option instead of its filter's name. */
function rankOf(name: string, filter: string, value: string): number {
  const ofFilter = scoreNameMatch(name, filter) + scoreLabelMatch(name, value);
  return ofFilter > 0 ? 1 + ofFilter : Number(mentionsFilters(name));
}
