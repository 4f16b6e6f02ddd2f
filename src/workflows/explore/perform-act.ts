import type { FieldOutcome, PressIntent, PressOutcome } from '@/browser/tab';
import type { Act } from '@/domain/page/page-act';
import type { ExploreTab } from './exploration-ports';
import { explorerRefusals } from './refusal-reasons';
import { parseTarget } from './target-from-address';

/** The result of an act: what prevented it, and addresses of tabs it opened, which were closed again. */
export interface Performed {
  error: string | null;
  openedTabs: string[];
}

/** Performs an act and waits until the page is quiet. `wanted`: what a press is for. */
export async function performAct(tab: ExploreTab, act: Act, wanted: PressIntent): Promise<Performed> {
  switch (act.name) {
    case 'click':
      return ofPress(await tab.press(parseTarget(act.selector), wanted));
    case 'type_text':
      return ofField(await tab.type(parseTarget(act.selector), act.text, { ...wanted, purpose: 'search' }));
    case 'select_option':
      return ofField(await tab.select(parseTarget(act.selector), act.option, { ...wanted, purpose: 'filter' }));
    case 'press_key':
      return ofPress(await tab.key(act.key, { ...wanted, purpose: 'search' }));
    case 'scroll':
      return (await tab.scroll(act.selector === null ? null : parseTarget(act.selector), act.direction)) ? done : gone;
    case 'go_back':
      return (await tab.back()) ? done : { error: 'There is no page to go back to.', openedTabs: [] };
    case 'observe':
      return done;
  }
}

const done: Performed = { error: null, openedTabs: [] };
const gone: Performed = { error: 'The element is gone.', openedTabs: [] };

function ofPress(press: PressOutcome): Performed {
  switch (press.outcome) {
    case 'pressed':
      return { error: null, openedTabs: press.opened };
    case 'gone':
      return gone;
    case 'covered':
      return { error: `The element is covered by ${press.by}.`, openedTabs: [] };
    case 'refused':
      return { error: explorerRefusals[press.code], openedTabs: [] };
  }
}

function ofField(field: FieldOutcome): Performed {
  switch (field.outcome) {
    case 'done':
    case 'sent-to-page':
      return done;
    case 'gone':
      return gone;
    case 'covered':
      return { error: `The field is covered by ${field.by}.`, openedTabs: [] };
    case 'refused':
      return { error: field.reason, openedTabs: [] };
  }
}
