import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const isLabel = nameWordTest({ alone: phrases('pages.postingId') });
/** Characters. No label and id are longer. */
const longest = 90;

/** The id in a line that names it ("Job ID: R-20417", "Kennziffer 4711"); null for other lines. Ids have a digit. */
export function postingIdIn(line: string): string | null {
  if (line.length > longest) return null;
  const [id = ''] = /(?<![\p{L}\d_/-])[\p{L}\d][\p{L}\d_/-]{1,40}$/u.exec(line) ?? [];
  return /\d/.test(id) && isLabel(fold(line.slice(0, -id.length))) ? id : null;
}
