import type { Act, ElementFacts } from '@/domain/act';
import type { RefusalCode } from '@/domain/refusal-code';
import { refusalOf } from '@/safety/refusal';
import { explorationOf } from './exploration-of';
import type { Exploring } from './ports';
import { targetOf } from './target-of';

/** What code makes of an act on the page as it is at this moment. */
export interface Judgement {
  /** What it is for; null where it is for nothing, and where that is gone. */
  element: ElementFacts | null;
  /** Why it is not done; null where it may be. */
  code: RefusalCode | 'gone' | null;
}

/** What an act is for; null where it is for nothing on the page. */
export function addressOf(act: Act): string | null {
  return 'selector' in act ? act.selector : null;
}

/** Reads what the act is for, and judges it: at the decision, and once more right before it is done. */
export async function judgeAct(exploring: Exploring, act: Act, isJobRow: boolean): Promise<Judgement> {
  const { tab, mayPressApply } = exploring;
  const address = addressOf(act);
  const element = address === null ? null : await tab.ask('read-element', targetOf(address));
  if (address !== null && !element) return { element, code: 'gone' };
  const { banned, startUrl } = explorationOf(exploring);
  const began = element ? banned[identityOf(element)] : undefined;
  if (began) return { element, code: began };
  // Enter goes where the focus is, whatever was typed into before.
  const isEnter = act.name === 'press_key' && act.key === 'Enter';
  const focused = isEnter ? await tab.ask('read-field', { target: null }) : null;
  const circumstances = {
    mayPressApply: await mayPressApply(),
    lastTyped: focused?.element ?? null,
    siteUrl: startUrl,
    isJobRow,
  };
  return { element, code: refusalOf(act, element, circumstances) };
}

/** What an element is to a reader: two with the same are taken for one. */
export function identityOf({ role, name }: Pick<ElementFacts, 'role' | 'name'>): string {
  return `${role ?? ''} ${name}`;
}
