import type { AnalyzerInput } from '@/agents/analyzer';
import type { Change, OpenedPart } from '@/domain/page/page-change';
import { quotedWords } from '@/rules/policy/quoted-words';
import { purposeOfPart } from '@/safety/opened-part-purpose';
import type { EffectMeaning } from './effect-meaning';
import { mostChangedList } from './list-effect';

/** What an act did, as a sentence after the act itself: "A dialog “Filter only jobs by” with 9 fields opened." */
export function sentenceFor(input: AnalyzerInput, meaning: EffectMeaning): string {
  const words = effectWords(input, meaning);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function effectWords(input: AnalyzerInput, { elementType, changeType }: EffectMeaning): string {
  const { change } = input;
  if (elementType === 'job listing') return jobWords(change, changeType);
  switch (changeType) {
    case 'dialog_opened':
      return openedWords(change, elementType);
    case 'list_updated':
      return listWords(change, elementType);
    case 'navigated':
      return arrivalWords(input);
    case 'closed':
      return closedWords(change);
    case 'value_changed':
      return valueWords(change);
    case 'panel_updated':
      return 'a part of the page shows something else';
    case 'content_added':
      return change.addedCount === 1
        ? 'a line was added to the page'
        : `${change.addedCount} lines were added to the page`;
    case 'none':
      return 'nothing new came';
  }
}

function jobWords({ openedTabs }: Change, changeType: EffectMeaning['changeType']): string {
  if (openedTabs.length > 0) return 'the job opened in a tab of its own';
  if (changeType === 'navigated') return 'the job opened on a page of its own';
  return changeType === 'dialog_opened' ? 'the job opened in a dialog' : 'the page shows the details of the job';
}

function openedWords({ opened }: Change, elementType: EffectMeaning['elementType']): string {
  const [part] = opened.toSorted((one, other) => other.fields - one.fields);
  if (!part) return 'something opened';
  const kind =
    part.role === 'dialog' || part.role === 'alertdialog' ? 'a dialog' : part.role === 'menu' ? 'a menu' : 'a part';
  const name = part.name === '' ? '' : ` ${quotedWords(part.name)}`;
  return `${kind}${name}${fieldWords(part, elementType)} opened`;
}

function fieldWords(part: OpenedPart, elementType: EffectMeaning['elementType']): string {
  const { fields } = part;
  if (fields === 0) return '';
  const isFilters = elementType === 'filter button' && purposeOfPart(part) === 'filters';
  if (fields === 1) return isFilters ? ' with a filter option' : ' with a field';
  return isFilters ? ` with ${fields} filter options` : ` with ${fields} fields`;
}

function listWords(change: Change, elementType: EffectMeaning['elementType']): string {
  const list = mostChangedList(change);
  if (!list) return elementType === 'pagination' ? 'another page of the list was loaded' : 'the list was loaded anew';
  const { newRows, goneRows, rowsAfter } = list;
  if (goneRows === 0) return `${rowCount(newRows, 'more')} were added to the list`;
  if (newRows === 0) return `the list was cut down to ${rowCount(rowsAfter, '')}`;
  return elementType === 'search input'
    ? `the list shows ${rowCount(rowsAfter, '')} for other words`
    : `the list shows ${rowCount(newRows, 'other')}`;
}

function rowCount(count: number, kind: string): string {
  const noun = count === 1 ? 'row' : 'rows';
  return kind === '' ? `${count} ${noun}` : `${count} ${kind} ${noun}`;
}

function arrivalWords({ change, act }: AnalyzerInput): string {
  if (act.name === 'go_back') return 'the page before is shown again';
  const [tab] = change.openedTabs;
  if (tab !== undefined) return `a new tab opened with ${addressWords(tab)}`;
  return `it led to ${addressWords(change.urlAfter)}`;
}

function addressWords(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.host}${url.pathname}`.slice(0, 100) : 'another page';
}

function closedWords({ closed }: Change): string {
  const name = closed.find((part) => part.name !== '')?.name;
  return name === undefined ? 'what lay open was closed' : `${quotedWords(name)} was closed`;
}

function valueWords({ values }: Change): string {
  const [value, ...others] = values;
  if (!value) return 'a value changed';
  const name = value.name === '' ? 'a field' : quotedWords(value.name);
  const more = others.length > 0 ? ` and ${others.length} more changed` : '';
  return value.after === '' ? `${name} is empty now${more}` : `${name} is ${quotedWords(value.after)} now${more}`;
}
