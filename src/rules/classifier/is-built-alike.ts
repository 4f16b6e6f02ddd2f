/** Minimum share of lines that two pages of one kind have in common. */
const leastShare = 0.5;

/** Whether two pages, as snapshot text, share most of their lines, apart from data. */
export function isBuiltAlike(one: string, other: string): boolean {
  const [lines, others] = [skeletonOf(one), skeletonOf(other)];
  const shared = [...lines].filter((line) => others.has(line)).length;
  const all = new Set([...lines, ...others]).size;
  return all > 0 && shared / all >= leastShare;
}

/** Each line once, without refs, numbers, values and states; list rows and the header are data. */
function skeletonOf(page: string): Set<string> {
  const lines = page.split('\n').slice(1);
  return new Set(
    lines
      .filter((line) => !/^\s*\d+ /.test(line))
      .map(bare)
      .filter((line) => line !== ''),
  );
}

function bare(line: string): string {
  return line
    .replace(/\[[A-Z]+: "[^"]*"\]/g, '')
    .replace(/ = .*$| \([^()]*\)$/s, '')
    .replace(/\d+/g, '#')
    .trim();
}
