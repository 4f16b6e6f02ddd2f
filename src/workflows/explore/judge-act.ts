import type { Act, ElementFacts } from '@/domain/page/page-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { PendingAct } from '@/domain/run/exploration';
import { refusalOfAct } from '@/safety/refusal-of-act';
import type { Exploration } from './exploration-ports';
import { currentExploration } from './saved-exploration';
import { parseTarget } from './target-from-address';

/** Code's verdict on an act, on the page as it is now. */
export interface ActJudgement {
  /** Its target; null if it has none, or if that is gone. */
  element: ElementFacts | null;
  /** Why it is not performed; null if it may be. */
  code: RefusalCode | 'gone' | null;
}

/** An act's target; null if it has none on the page. */
export function targetAddress(act: Act): string | null {
  return 'selector' in act ? act.selector : null;
}

/** Reads and judges an act's target: at the decision, and again right before performing it. */
export async function judgeAct(
  exploring: Exploration,
  act: Act,
  { isJobRow, isPager }: Pick<PendingAct, 'isJobRow' | 'isPager'>,
): Promise<ActJudgement> {
  const { tab, mayPressApply } = exploring;
  const address = targetAddress(act);
  const element = address === null ? null : await tab.ask('read-element', parseTarget(address));
  if (address !== null && !element) return { element, code: 'gone' };
  const { banned } = currentExploration(exploring);
  const began = element ? banned[elementIdentity(element)] : undefined;
  if (began) return { element, code: began };
  // Enter goes to the focus, whatever was typed into before.
  const isEnter = act.name === 'press_key' && act.key === 'Enter';
  const focused = isEnter ? await tab.ask('read-field', { target: null }) : null;
  const context = {
    mayPressApply: await mayPressApply(),
    lastTyped: focused?.element ?? null,
    siteUrl: siteUrlOf(exploring, address),
    isJobRow,
    isPager,
  };
  return { element, code: refusalOfAct(act, element, context) };
}

/** The site that an act on an element must not leave: the page's, or within the list's frame, the frame's own. */
export function siteUrlOf(exploring: Exploration, address: string | null): string {
  const frame = exploring.run.run.state.recipe?.frame;
  const isInFrame = address !== null && /^f\d+[eL]/.test(address);
  return (isInFrame && frame?.address) || currentExploration(exploring).startUrl;
}

/** What an element is to a reader: equal ones are taken for the same. */
export function elementIdentity({ role, name }: Pick<ElementFacts, 'role' | 'name'>): string {
  return `${role ?? ''} ${name}`;
}
