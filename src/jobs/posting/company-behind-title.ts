import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isOnlyWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import type { PostingHeader } from './posting-header';

const evidence = 4;
/** Lines of the text that may be its heading. */
const mostLines = 3;
const mostWords = 6;
const between = /^\s[–—|·-]\s|^\s?@\s|^\sat\s/;

/** The company behind the title where the text says it again at its beginning: "Senior Developer – Acme". */
export function companyBehindTitle({ lines, title, description }: PostingHeader): { text: string; score: number }[] {
  if (!description) return [];
  const heads = lines.slice(description.start, description.start + mostLines);
  return heads.flatMap(({ text }) => {
    if (!text.startsWith(title.text)) return [];
    const rest = text.slice(title.text.length);
    const name = rest.replace(between, '');
    if (name === rest || !beginsLikeName(name) || countWords(name) > mostWords || /[,;:!?]/.test(name)) return [];
    const isOther = [isPlaceText, isEmploymentText, isOnlyWorkplaceText].some((is) => is(name));
    return isOther ? [] : [{ text: name, score: evidence }];
  });
}
