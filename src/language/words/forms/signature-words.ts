import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder, unspacedPattern } from '@/language/match/phrases';

const find = phraseFinder(phrases('never.bindingWords'));
const unspaced = unspacedPattern(
  '署名|電子署名|签名|簽名|签字|簽字|签署|簽署|서명|ลายมือชื่อ|ลายเซ็น|具有法律效力|法的拘束力|법적 구속력',
);

/** Whether any text around a question says that its answer signs or binds. */
export function asksForSignature(texts: readonly string[]): boolean {
  return texts.map(fold).some((words) => find(words) !== null || words.search(unspaced) >= 0);
}
