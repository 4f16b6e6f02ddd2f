import { declineMeaning } from '@/forms/options/decline-meaning';
import { fold } from '@/language/fold/fold';
import { asksToChoose, isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';

/** Characters. Longer texts are choices, however they begin. */
const longest = 40;

/** Whether a closed list shows this while nothing is chosen: "Select one", "Select your country". "Choose not to answer" is an answer. */
export function isShownPlaceholder(text: string): boolean {
  if (saysNoChoice(text)) return true;
  if (text.length > longest || !asksToChoose(text)) return false;
  return declineMeaning({ text, words: fold(text), role: 'label' }, null).length === 0;
}

/** Whether it stands for no choice by its words, or by dashes around them: "-None-", "– Any –". */
export const saysNoChoice = (text: string): boolean =>
  isPlaceholderOption(text) || /^[-–—]{1,4} ?[\p{L} ]{1,30}[-–—]{1,4}$/u.test(text.trim());
