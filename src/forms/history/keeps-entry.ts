import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const keeps = nameWordTest({ alone: phrases('history.keepEntry') });

/** Whether a control of this name keeps an entry that is edited in its place ("Save"), and says no more than that. */
export const keepsEntry = (name: string): boolean => keeps(fold(name));
