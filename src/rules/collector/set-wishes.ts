import { longest, most } from '@/agents/longest';
import type { Attempt } from './next-call';

/** What did not hold once may hold when it is done again, and no further time. */
const mostTries = 2;

/** What the user wishes and the page does not have set yet, all at once. */
export const setWishes: Attempt = ({ wishes, past }) => {
  const settings = wishes
    .filter(({ outcome, tries }) => outcome === 'open' || (outcome === 'not-held' && tries < mostTries))
    .map(({ filter, value }) => ({ filter, option: value }))
    .filter(({ filter, option }) => (filter ?? '').length <= longest.words && option.length <= longest.words);
  const tries = past.filter(({ tool }) => tool === 'apply_filters').length;
  if (settings.length === 0 || tries >= mostTries) return null;
  return { name: 'apply_filters', input: { settings: settings.slice(0, most.settings) } };
};
