import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { withoutCount } from '@/language/match/without-count';

const endsWithMany = nameWordTest({ last: phrases('jobs.manyNouns') });

/** Whether a link leads to further jobs rather than to one: "Product Designer jobs", "Stellenangebote (1.204)". */
export function namesManyJobs(text: string): boolean {
  return endsWithMany(withoutCount(fold(text)));
}
