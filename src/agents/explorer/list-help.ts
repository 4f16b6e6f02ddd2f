/** How to use special features of this page's lists; empty if there are none: included only when needed, to save tokens. */
export function listHelp(pageText: string): string {
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
