/**
 * Whether a word is one of a list, which is in order of its code units and parted by `|`. For long lists of which a document asks few words:
 * to make a set of them would take longer than all its questions.
 */
export function isInSortedList(list: string, word: string): boolean {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const start = Math.max(from, middle === 0 ? 0 : list.lastIndexOf('|', middle - 1) + 1);
    const parted = list.indexOf('|', start);
    const end = parted < 0 ? list.length : parted;
    const listed = list.slice(start, end);
    if (listed === word) return true;
    if (listed < word) from = end + 1;
    else to = start - 1;
  }
  return false;
}
