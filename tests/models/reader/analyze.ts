import type { ToolCall } from './explorer-ways.ts';
import { fencedParts } from './prompt-text.ts';
import { applicationWords, applyWords, nextWords, searchButtonWords, sortWords } from './words.ts';

interface Told {
  act: string;
  /** Role and name of the element. */
  element: string;
  isRow: boolean;
  hasNewUrl: boolean;
  isNewDocument: boolean;
  /** Lines about what opened, closed, lists, values. */
  opened: string;
  isClosed: boolean;
  newRows: number;
  goneRows: number;
  isNothing: boolean;
}

type Meaning = [elementType: string, changeType: string];

/** Says what an act did by what the prompt lists as changed. */
export function analyze(text: string): ToolCall {
  const told = readChange([...fencedParts(text).values()].join('\n'));
  const [elementType, changeType] = meaningOf(told);
  return {
    tool: 'report_change',
    input: {
      summary: `${told.act.split('. Reason given')[0]} on ${told.element || 'the page'}: ${changeType.replace('_', ' ')}.`,
      urlChanged: told.hasNewUrl,
      hasVisualChanges: !told.isNothing,
      elementType,
      changeType,
    },
  };
}

function readChange(text: string): Told {
  const line = (begin: string) => new RegExp(`^${begin}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const element = line('Done to');
  const lists = [...text.matchAll(/rows before, \d+ after, (\d+) new, (\d+) gone/g)];
  const count = (index: 1 | 2) => lists.reduce((most, match) => Math.max(most, Number(match[index])), 0);
  return {
    act: line('Act'),
    element: element.split(', which a program takes')[0] ?? '',
    isRow: element.includes('takes for a row'),
    hasNewUrl: !line('URL after').startsWith('the same'),
    isNewDocument: text.includes('another document was loaded'),
    opened: [...text.matchAll(/^- opened: (.*)$/gm)].map(([, part]) => part).join('\n'),
    isClosed: /^- closed: /m.test(text),
    newRows: count(1),
    goneRows: count(2),
    isNothing: /^- nothing$/m.test(text),
  };
}

function meaningOf(told: Told): Meaning {
  const { act, element, opened, hasNewUrl, isNewDocument, newRows, goneRows } = told;
  const hasNewList = hasNewUrl || newRows > 0 || goneRows > 0;
  if (act.startsWith('go_back')) return ['navigation', 'navigated'];
  if (/^(type_text|press_key Enter)/.test(act))
    return hasNewList ? ['search input', 'list_updated'] : ['other', 'value_changed'];
  if (act.startsWith('scroll')) return newRows > 0 ? ['pagination', 'content_added'] : ['other', 'content_added'];
  if (told.isRow) return ['job listing', isNewDocument ? 'navigated' : 'panel_updated'];
  if (opened !== '') return openedMeaning(opened);
  if (told.isClosed) return ['close button', 'closed'];
  if (nextWords.test(element) || /"(page )?\d+"/i.test(element)) {
    return ['pagination', newRows > 0 && goneRows === 0 ? 'content_added' : 'list_updated'];
  }
  if (sortWords.test(element) && hasNewList) return ['sort control', 'list_updated'];
  if (searchButtonWords.test(element.replace(/^\w+ "/, '')) && hasNewList) return ['search input', 'list_updated'];
  if (applyWords.test(element) && hasNewUrl) return ['apply button', 'navigated'];
  if (isNewDocument) return ['navigation', 'navigated'];
  return ['other', told.isNothing ? 'none' : 'content_added'];
}

/** By what lies in it: several choices are filters, the fields of an applicant an application. */
function openedMeaning(opened: string): Meaning {
  const fields = Number(/(\d+) of them fields/.exec(opened)?.[1] ?? 0);
  if (fields > 0 && applicationWords.test(opened)) return ['apply button', 'dialog_opened'];
  return fields > 1 ? ['filter button', 'dialog_opened'] : ['other', 'dialog_opened'];
}
