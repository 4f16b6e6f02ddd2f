import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { stemFinder } from '@/language/match/find-stems';

const saysSending = stemFinder(phrases('steps.sending'));
const saysAgreeing = stemFinder(phrases('steps.agreeing'));

/** Whether a sentence or a status says that something is sent, handed in or applied for. Names of controls use `step-words`. */
export const mentionsSending = (text: string): boolean => saysSending(fold(text));

/** Whether it says that somebody agrees, signs or declares. */
export const mentionsAgreeing = (text: string): boolean => saysAgreeing(fold(text));
