/** Number of similar lines kept within a part. */
const mostAlike = 3;

/** The lines of an open part, by indentation: how often each kind occurred in it. */
interface OpenPart {
  indent: number;
  counts: Map<string, number>;
}

/** The lines of a page text without those that resemble three earlier ones in the same part, and without their contents. */
export function withoutRepeats(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let open: OpenPart[] = [];
  let left = { indent: Number.POSITIVE_INFINITY, count: 0 };
  const endRun = () => {
    if (left.count > 0) kept.push(`${' '.repeat(left.indent)}… ${left.count} more alike`);
    left = { indent: Number.POSITIVE_INFINITY, count: 0 };
  };
  for (const line of lines) {
    const indent = line.search(/\S|$/);
    if (indent > left.indent) continue;
    open = open.filter((part) => part.indent <= indent);
    const isRepeat = countOf(open, indent, kindOf(line)) > mostAlike;
    if (!isRepeat || indent < left.indent) endRun();
    if (isRepeat) left = { indent, count: left.count + 1 };
    else kept.push(line);
  }
  endRun();
  return kept;
}

/** How often a kind of line occurred in its part, including this time. */
function countOf(open: OpenPart[], indent: number, kind: string | null): number {
  if (kind === null) return 0;
  const known = open.find((part) => part.indent === indent);
  const { counts } = known ?? { counts: new Map<string, number>() };
  if (!known) open.push({ indent, counts });
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  return count;
}

/** A line's kind, without its words; null for lines that always matter: fields, choices, headings, current items. */
function kindOf(line: string): string | null {
  const words = line.trim();
  if (/^\d+ /.test(words)) return 'row';
  const [, press = '', role = ''] = /^(\[CLICK\])? ?([a-z]*)/.exec(words) ?? [];
  if (/^(?:checkbox|radio|switch|option|slider|heading|tab)$/.test(role) || / \((?:current|expanded)/.test(words))
    return null;
  return press !== '' || role === 'listitem' || role === 'article' ? `${press} ${role}` : null;
}
