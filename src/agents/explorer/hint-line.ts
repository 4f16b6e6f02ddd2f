import type { Landmark, Landmarks } from '@/domain/landmarks';
import { quoted } from '../one-line';

const mostRows = 3;
const mostOpeners = 4;
const longestName = 40;

/** What code makes out on the page by itself, in one line; empty where it makes out nothing. */
export function hintLine(landmarks: Landmarks): string {
  const { jobRows, pager, apply, search, filterOpeners, filterFields, overlay } = landmarks;
  const hints = [
    some('jobs', jobRows.slice(0, mostRows)),
    some('search field', search ? [search] : []),
    some('opens filters', filterOpeners.slice(0, mostOpeners)),
    filterFields > 0 ? `${filterFields} fields on the page look like filters` : '',
    some('to apply with', apply ? [apply] : []),
    pager.ref === null ? '' : some('next jobs', [{ ref: pager.ref, name: pager.name }]),
    overlay ? `open: ${quoted(overlay.name, longestName)}` : '',
    overlay ? some('closes it', overlay.closers.slice(0, 2)) : '',
  ].filter((hint) => hint !== '');
  return hints.length === 0 ? '' : `GUESSES of a program, may be wrong: ${hints.join('; ')}`;
}

function some(what: string, found: readonly Landmark[]): string {
  if (found.length === 0) return '';
  return `${what} ${found.map(({ ref, name }) => `${ref} ${quoted(name, longestName)}`).join(', ')}`;
}
