import { rowAround } from './row-of-act';

const longest = 80;

/** `textbox after "Released"`, `button (class trash) in "Cleo"`: a control without a name by what it is and where it stands on the page. */
export function describeNameless(target: string, pageText: string): string {
  const [address = ''] = target.split(' at ');
  const lines = pageText.split('\n');
  const at = lines.findIndex((line) => line.includes(`"${address}"]`));
  const line = lines[at];
  if (line === undefined) return '';
  const [, after = ''] = line.split(`"${address}"]`);
  const own = (after.split(/ · |\[[A-Z]+: /)[0] ?? '').split(' = "')[0]?.trim() ?? '';
  const [row] = rowAround(address, pageText);
  const before = lines.slice(0, at).findLast((one) => /"/.test(withoutAddress(one)) && !one.startsWith('page '));
  const [, text] = /"([^"]+)"/.exec(withoutAddress(before ?? '')) ?? [];
  const where = row ? ` in "${row.name}"` : text === undefined ? '' : ` after "${text}"`;
  return `${own.startsWith('"') || own === '' ? 'control' : own}${where}`.slice(0, longest);
}

const withoutAddress = (line: string): string => line.replace(/\[[A-Z]+: "[^"]*"\]/g, '');
