import type { RemoteType } from '@/domain/job/job-fields';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';

const saysHybrid = wordingTest('anywhere', phrases('workplaces.hybrid'));
const saysRemote = wordingTest('anywhere', phrases('workplaces.remote'));
const saysOnsite = wordingTest('anywhere', phrases('workplaces.onsite'));
const saysPartly = wordingTest('anywhere', phrases('workplaces.partly'));
/** "No remote work": the words for it right before. */
const saysWithoutRemote = wordingTest('anywhere', {
  mul: wordingsOf('workplaces.without')
    .flatMap((not) => wordingsOf('workplaces.remote').map((remote) => `${not} ${remote}`))
    .join('|'),
});

function wordingsOf(concept: 'workplaces.without' | 'workplaces.remote'): string[] {
  return Object.values(phrases(concept))
    .flatMap((wordings) => wordings.split('|'))
    .map((wording) => wording.trim());
}

/** The work arrangement a text states ("Berlin (Hybrid)", "Télétravail partiel"); null if it states none. */
export function remoteTypeOf(text: string): RemoteType | null {
  const words = fold(text);
  if (saysHybrid(words)) return 'hybrid';
  if (saysWithoutRemote(words)) return 'onsite';
  const isRemote = saysRemote(words);
  if (isRemote && (saysPartly(words) || saysOnsite(words))) return 'hybrid';
  if (isRemote) return 'remote';
  return saysOnsite(words) ? 'onsite' : null;
}
