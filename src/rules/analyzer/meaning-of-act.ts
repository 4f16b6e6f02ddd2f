import type { AnalyzerInput } from '@/agents/analyzer';
import type { Meaning } from './effect-meaning';
import { listGrew, rowsChanged } from './list-effect';
import { meaningOfPress } from './meaning-of-press';

/** By tool first: each can have only some of the effects. */
export function meaningOf(input: AnalyzerInput): Meaning {
  const { act, change } = input;
  switch (act.name) {
    case 'click':
      return meaningOfPress(input);
    case 'type_text':
      return meaningOfTyping(input);
    case 'select_option':
      return { elementType: 'other', changeType: rowsChanged(change) ? 'list_updated' : 'value_changed' };
    case 'press_key':
      return act.key === 'Enter' ? meaningOfEnter(input) : meaningOfEscape(input);
    case 'scroll':
      return listGrew(change)
        ? { elementType: 'pagination', changeType: 'list_updated' }
        : { elementType: 'other', changeType: change.addedCount > 0 ? 'content_added' : 'none' };
    case 'go_back':
      return { elementType: 'navigation', changeType: 'navigated' };
    case 'observe':
      return { elementType: 'other', changeType: 'none' };
  }
}

/** A field that searches while typing. Suggestions are not results. */
function meaningOfTyping({ change }: AnalyzerInput): Meaning {
  const hasSearched = change.isNewDocument || (rowsChanged(change) && change.opened.length === 0);
  return hasSearched
    ? { elementType: 'search input', changeType: 'list_updated' }
    : { elementType: 'other', changeType: 'value_changed' };
}

function meaningOfEnter({ change }: AnalyzerInput): Meaning {
  if (change.isNewDocument || change.urlAfter !== change.urlBefore || rowsChanged(change)) {
    return { elementType: 'search input', changeType: isOnPath(change) ? 'list_updated' : 'navigated' };
  }
  if (change.closed.length > 0) return { elementType: 'other', changeType: 'closed' };
  return { elementType: 'other', changeType: change.values.length > 0 ? 'value_changed' : 'content_added' };
}

/** A search from its own page leads to other rows; one from elsewhere leads to the results page. */
function isOnPath({ urlBefore, urlAfter }: AnalyzerInput['change']): boolean {
  return URL.parse(urlBefore)?.pathname === URL.parse(urlAfter)?.pathname;
}

function meaningOfEscape({ change }: AnalyzerInput): Meaning {
  return change.closed.length > 0
    ? { elementType: 'close button', changeType: 'closed' }
    : { elementType: 'other', changeType: change.addedCount > 0 ? 'content_added' : 'none' };
}
