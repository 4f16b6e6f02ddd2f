import { quoted } from '@/agents/prompt/quote-in-prompt';
import type { Landmark, Landmarks } from '@/domain/page/landmarks';
import type { PageView } from './page-view';
import { printedAddresses } from './printed-addresses';

/** How to use special features of this page's lists; empty if there are none: included only when needed, to save tokens. */
export function listHints(pageText: string): string {
  const lines = pageText.split('\n').filter((line) => /^\s*list L\d+ /.test(line));
  const help = [
    ...(lines.some((line) => /\balike\b/.test(line)) ? [folded] : []),
    ...(lines.some((line) => /\bscrolls by itself\b/.test(line)) ? [scrolling] : []),
  ];
  return help.join(' ');
}

const folded = 'Rows not shown can be used as well: L1.20 opens row 20 of L1, L1.20.save is its Save.';

const scrolling =
  'A list that "scrolls by itself" may load rows when scrolled: scroll with one of its rows as selector.';

const mostAddresses = 3;

/** The landmarks code found on the page, in one line, by their addresses in the page text; empty if there are none. */
export function hintLine({ landmarks, page }: { landmarks: Landmarks; page: PageView }): string {
  const { jobRows, areRowsStated, pager, apply, search, filterOpeners, filterFields, overlay } = landmarks;
  const printed = printedAddresses(page);
  const at = (what: string, found: readonly (Pick<Landmark, 'ref'> | null)[]) => {
    const addresses = found.flatMap((landmark) => (landmark && printed.get(landmark.ref)) ?? []);
    return addresses.length === 0 ? '' : `${what} ${addresses.slice(0, mostAddresses).join(', ')}`;
  };
  const isCovered = overlay !== null && beginsWithDialog(page.text);
  const hints = [
    at(areRowsStated ? 'jobs, each the whole posting' : 'jobs', jobRows),
    at('search field', [search]),
    at('opens filters', filterOpeners),
    filterFields > 0 ? `${filterFields} fields like filters` : '',
    at('to apply with', [apply]),
    at('next jobs', pager.ref === null ? [] : [{ ref: pager.ref }]),
    isCovered ? `open ${quoted(overlay.name, 32)}` : '',
    isCovered ? at('closes it', overlay.closers.slice(0, 1)) : '',
  ].filter((hint) => hint !== '');
  return hints.length === 0 ? '' : `GUESSES of a program: ${hints.join('; ')}`;
}

/** What unfolded within the page covers nothing, and need not be closed. */
function beginsWithDialog(text: string): boolean {
  return /^(?:page [^\n]*\n)?\s*(?:alert)?dialog\b/.test(text);
}
