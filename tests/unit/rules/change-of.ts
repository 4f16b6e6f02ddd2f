import type { AnalyzerInput } from '@/agents/analyzer';
import type { Change, OpenedPart } from '@/domain/page/page-change';

const url = 'https://jobs.example.com/search?q=nurse';

/** A change of nothing but what is told. */
export function changeOf(facts: Partial<Change>): Change {
  return {
    urlBefore: url,
    urlAfter: url,
    isNewDocument: false,
    opened: [],
    closed: [],
    lists: [],
    values: [],
    added: [],
    addedCount: 0,
    removed: [],
    removedCount: 0,
    openedTabs: [],
    screen: null,
    ...facts,
  };
}

export function part(name: string, fields: number, facts: Partial<OpenedPart> = {}): OpenedPart {
  return { role: 'dialog', name, controls: fields + 2, fields, text: name, ...facts };
}

export function rows(newRows: number, goneRows: number, rowsBefore = 25): Change['lists'] {
  return [{ name: 'Results', rowsBefore, rowsAfter: rowsBefore + newRows - goneRows, newRows, goneRows }];
}

/** A press on a button of that name. */
export function pressed(name: string, change: Partial<Change>, facts: Partial<AnalyzerInput> = {}): AnalyzerInput {
  return {
    act: { name: 'click', selector: 'e1', reason: '' },
    element: { role: 'button', name, type: null, surroundings: '' },
    isJobRow: false,
    change: changeOf(change),
    pictures: null,
    ...facts,
  };
}
