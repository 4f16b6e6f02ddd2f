import type { AnalyzerInput } from '@/agents/analyzer';
import type { EffectMeaning } from './effect-meaning';
import { hasListGrown, haveRowsChanged } from './list-effect';
import { effectMeaningOfPress } from './meaning-of-press';

/** By tool first: each can have only some of the effects. */
export function effectMeaningOf(input: AnalyzerInput): EffectMeaning {
  const { act, change } = input;
  switch (act.name) {
    case 'click':
      return effectMeaningOfPress(input);
    case 'type_text':
      return meaningOfTyping(input);
    case 'select_option':
      return { elementType: 'other', changeType: haveRowsChanged(change) ? 'list_updated' : 'value_changed' };
    case 'press_key':
      return act.key === 'Enter' ? meaningOfEnter(input) : meaningOfEscape(input);
    case 'scroll':
      return hasListGrown(change)
        ? { elementType: 'pagination', changeType: 'list_updated' }
        : { elementType: 'other', changeType: change.addedCount > 0 ? 'content_added' : 'none' };
    case 'go_back':
      return { elementType: 'navigation', changeType: 'navigated' };
    case 'observe':
      return { elementType: 'other', changeType: 'none' };
  }
}

/** A field that searches while typing. Suggestions are not results. */
function meaningOfTyping({ change }: AnalyzerInput): EffectMeaning {
  const hasSearched = change.isNewDocument || (haveRowsChanged(change) && change.opened.length === 0);
  return hasSearched
    ? { elementType: 'search input', changeType: 'list_updated' }
    : { elementType: 'other', changeType: 'value_changed' };
}

function meaningOfEnter({ change }: AnalyzerInput): EffectMeaning {
  if (change.isNewDocument || change.urlAfter !== change.urlBefore || haveRowsChanged(change)) {
    return { elementType: 'search input', changeType: isOnPath(change) ? 'list_updated' : 'navigated' };
  }
  if (change.closed.length > 0) return { elementType: 'other', changeType: 'closed' };
  return { elementType: 'other', changeType: change.values.length > 0 ? 'value_changed' : 'content_added' };
}

/** A search from its own page leads to other rows; one from elsewhere leads to the results page. */
function isOnPath({ urlBefore, urlAfter }: AnalyzerInput['change']): boolean {
  return URL.parse(urlBefore)?.pathname === URL.parse(urlAfter)?.pathname;
}

function meaningOfEscape({ change }: AnalyzerInput): EffectMeaning {
  return change.closed.length > 0
    ? { elementType: 'close button', changeType: 'closed' }
    : { elementType: 'other', changeType: change.addedCount > 0 ? 'content_added' : 'none' };
}
