import type { FieldOutcome, PressOutcome } from '@/browser/tab';
import type { Act } from '@/domain/act';
import type { ExploreTab } from './ports';
import { targetOf } from './target-of';

/** How an act went: what kept it from being done, and addresses of tabs that it opened, closed again at once. */
export interface Performed {
  error: string | null;
  openedTabs: string[];
}

/** Does an act, and waits until the page is quiet. */
export async function performAct(tab: ExploreTab, act: Act): Promise<Performed> {
  switch (act.name) {
    case 'click':
      return ofPress(await tab.press(targetOf(act.selector)));
    case 'type_text':
      return ofField(await tab.type(targetOf(act.selector), act.text));
    case 'select_option':
      return ofField(await tab.select(targetOf(act.selector), act.option));
    case 'press_key':
      return { error: null, openedTabs: await tab.key(act.key) };
    case 'scroll':
      return (await tab.scroll(act.selector === null ? null : targetOf(act.selector), act.direction)) ? done : gone;
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
  }
}

function ofField(field: FieldOutcome): Performed {
  switch (field.outcome) {
    case 'done':
      return done;
    case 'gone':
      return gone;
    case 'covered':
      return { error: `The field is covered by ${field.by}.`, openedTabs: [] };
    case 'refused':
      return { error: field.reason, openedTabs: [] };
  }
}
