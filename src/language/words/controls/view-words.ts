import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const views = nameWordTest({ alone: phrases('controls.view') });

/** True for the name of a control that just shows more of its row. */
export function isViewControl(name: string): boolean {
  return views(fold(name));
}
