import { longest, most } from '@/agents/longest';
import type { Attempt } from './next-call';

/** What failed once may work the second time, but is not tried again. */
const mostTries = 2;

/** The user's wishes that are not set on the page yet, all at once. */
export const setWishes: Attempt = ({ wishes, past }) => {
  const settings = wishes
    .filter(({ outcome, tries }) => outcome === 'open' || (outcome === 'not-held' && tries < mostTries))
    .map(({ filter, value }) => ({ filter, option: value }))
    .filter(({ filter, option }) => (filter ?? '').length <= longest.words && option.length <= longest.words);
  const tries = past.filter(({ tool }) => tool === 'apply_filters').length;
  if (settings.length === 0 || tries >= mostTries) return null;
  return { name: 'apply_filters', input: { settings: settings.slice(0, most.settings) } };
};
