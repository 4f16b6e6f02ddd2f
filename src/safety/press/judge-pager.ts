import type { PressContext, PressVerdict } from '@/domain/page/press-verdict';
import { saysPaging } from '@/language/words/controls/says-paging';
import { refusalByNextPageUrl } from '@/safety/addresses/refused-url';
import type { ControlFacts } from '@/safety/control-facts';
import { refusalByNames } from '@/safety/names/refused-by-name';
import { isFieldlessSubmit } from './asks-nothing';
import { hasWords } from './has-words';
import { isScriptAddress, isScriptOfPager } from './judge-script-url';

/** Whether a press only shows more rows of the list. */
export function judgePagerPress(control: ControlFacts, { siteUrl }: PressContext): PressVerdict {
  const { url, submit, names } = control;
  if (control.isDownload || control.isInWall) return 'unclear';
  if (control.agrees) return 'agree';
  if (isScriptAddress(url) && !isScriptOfPager(url)) return 'unclear';
  const code = refusalByNames(names) ?? (isScriptAddress(url) ? null : refusalByNextPageUrl(url, siteUrl));
  if (code !== null) return code;
  if (submit ? !isFieldlessSubmit(submit) : control.sends === 'form') return 'send';
  return isPager(control) ? null : 'unclear';
}

/** Its visible text must say so, or it must be where only pagers are: other names may be anything. */
function isPager(control: ControlFacts): boolean {
  const { shown, names, isKnownPager, isInPager } = control;
  if (hasWords(shown)) return saysPaging(shown) || isKnownPager || (isInPager && names.some(saysPaging));
  return isKnownPager || isInPager || names.some(saysPaging);
}
