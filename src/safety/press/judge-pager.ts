import type { PressCircumstances, PressVerdict } from '@/domain/page/press-verdict';
import { saysPaging } from '@/language/words/controls/says-paging';
import { refusedByPageAddress } from '@/safety/addresses/refused-url';
import type { ControlFacts } from '@/safety/control-facts';
import { refusedByNames } from '@/safety/names/refused-by-name';
import { asksNothing } from './asks-nothing';
import { hasWords } from './has-words';
import { isLookingScript, isScriptAddress } from './judge-script-url';

/** Whether a press only shows more rows of the list. */
export function judgePager(control: ControlFacts, { siteUrl }: PressCircumstances): PressVerdict {
  const { url, submit, names } = control;
  if (control.isDownload || control.isInWall) return 'unclear';
  if (isScriptAddress(url) && !isLookingScript(url)) return 'unclear';
  const code = refusedByNames(names) ?? (isScriptAddress(url) ? null : refusedByPageAddress(url, siteUrl));
  if (code !== null) return code;
  if (submit ? !asksNothing(submit) : control.sends === 'form') return 'send';
  return isPager(control) ? null : 'unclear';
}

/** Its visible text must say so, or it must be where only pagers are: other names may be anything. */
function isPager(control: ControlFacts): boolean {
  const { shown, names, isKnownPager, isInPager } = control;
  if (hasWords(shown)) return saysPaging(shown) || isKnownPager || (isInPager && names.some(saysPaging));
  return isKnownPager || isInPager || names.some(saysPaging);
}
