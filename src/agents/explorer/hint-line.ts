import type { Landmark, Landmarks } from '@/domain/landmarks';
import { quoted } from '../one-line';

const mostRefs = 3;

/** What code makes out on the page by itself, by refs, in one line; empty where it makes out nothing. */
export function hintLine({ jobRows, pager, apply, search, filterOpeners, filterFields, overlay }: Landmarks): string {
  const hints = [
    refs('jobs', jobRows),
    refs('search field', search ? [search] : []),
    refs('opens filters', filterOpeners),
    filterFields > 0 ? `${filterFields} fields like filters` : '',
    refs('to apply with', apply ? [apply] : []),
    pager.ref === null ? '' : `next jobs ${pager.ref}`,
    overlay ? `open ${quoted(overlay.name, 32)}` : '',
    refs('closes it', overlay?.closers ?? []),
  ].filter((hint) => hint !== '');
  return hints.length === 0 ? '' : `GUESSES of a program: ${hints.join('; ')}`;
}

function refs(what: string, found: readonly Landmark[]): string {
  if (found.length === 0) return '';
  const first = found.slice(0, mostRefs).map(({ ref }) => ref);
  return `${what} ${first.join(', ')}`;
}
