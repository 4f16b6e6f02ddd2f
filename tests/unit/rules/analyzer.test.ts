import { expect, it } from 'vitest';
import type { AnalyzerInput } from '@/agents/analyzer';
import type { ChangeType, ElementType } from '@/domain/page/change-analysis';
import type { Act } from '@/domain/page/page-act';
import { askRules } from './ask-rules';
import { changeOf, part, pressed, rows } from './change-of';

const site = 'https://jobs.example.com';
const row = { isJobRow: true };
const added = { added: ['heading "Nurse"'], addedCount: 4 };

type Case = [AnalyzerInput, ElementType, ChangeType, string];

const presses: Case[] = [
  [
    pressed('All filters', { opened: [part('Filter only jobs by', 9)] }),
    'filter button',
    'dialog_opened',
    'A dialog “Filter only jobs by” with 9 filter options opened.',
  ],
  [
    pressed('Veröffentlicht', { opened: [part('', 4, { role: null, text: 'Heute Diese Woche' })] }),
    'filter button',
    'dialog_opened',
    'A part with 4 filter options opened.',
  ],
  [
    pressed('Contrat', { opened: [part('', 0, { role: 'menu', controls: 5, text: 'CDI CDD' })] }),
    'filter button',
    'dialog_opened',
    'A menu opened.',
  ],
  [
    pressed('Easy Apply to Nurse', { opened: [part('Apply to Nurse at Acme', 4, { text: 'Email Phone Resume' })] }),
    'apply button',
    'dialog_opened',
    'A dialog “Apply to Nurse at Acme” with 4 fields opened.',
  ],
  [
    pressed('Weiter', { opened: [part('', 5, { text: 'Vorname Nachname E-Mail Lebenslauf' })] }),
    'apply button',
    'dialog_opened',
    'A dialog with 5 fields opened.',
  ],
  [
    pressed('Sort by', { opened: [part('', 2, { role: 'listbox', text: 'Date Relevance' })] }),
    'sort control',
    'dialog_opened',
    'A part with 2 fields opened.',
  ],
  [
    pressed('Profile', { opened: [part('Sign in', 2, { text: 'Email Password' })] }),
    'other',
    'dialog_opened',
    'A dialog “Sign in” with 2 fields opened.',
  ],
  [pressed('Nurse', { ...added }, row), 'job listing', 'panel_updated', 'The page shows the details of the job.'],
  [
    pressed('Nurse', { urlAfter: `${site}/search?q=nurse&job=7`, lists: rows(1, 1), ...added }, row),
    'job listing',
    'panel_updated',
    'The page shows the details of the job.',
  ],
  [
    pressed('Nurse', { opened: [part('Nurse', 0)] }, row),
    'job listing',
    'dialog_opened',
    'The job opened in a dialog.',
  ],
  [
    pressed('Nurse', { urlAfter: `${site}/jobs/7`, isNewDocument: true }, row),
    'job listing',
    'navigated',
    'The job opened on a page of its own.',
  ],
  [
    pressed('Nurse', { urlAfter: `${site}/jobs/7`, lists: rows(0, 25), ...added }, row),
    'job listing',
    'navigated',
    'The job opened on a page of its own.',
  ],
  [
    pressed('Nurse', { openedTabs: [`${site}/jobs/7`] }, row),
    'job listing',
    'navigated',
    'The job opened in a tab of its own.',
  ],
  [
    pressed('Dismiss', { closed: [part('Filter only jobs by', 9)] }),
    'close button',
    'closed',
    '“Filter only jobs by” was closed.',
  ],
  [
    pressed('View next page', { urlAfter: `${site}/search?q=nurse&start=25`, lists: rows(25, 25), ...added }),
    'pagination',
    'list_updated',
    'The list shows 25 other rows.',
  ],
  [
    pressed('Next ›', { urlAfter: `${site}/search?q=nurse&page=2`, isNewDocument: true }),
    'pagination',
    'list_updated',
    'Another page of the list was loaded.',
  ],
  [
    pressed('Older', { urlAfter: `${site}/search/page/2?q=nurse`, isNewDocument: true }),
    'pagination',
    'list_updated',
    'Another page of the list was loaded.',
  ],
  [
    pressed('Mehr Jobs anzeigen', { lists: rows(10, 0) }),
    'pagination',
    'list_updated',
    '10 more rows were added to the list.',
  ],
  [pressed('', { lists: rows(25, 25) }), 'pagination', 'list_updated', 'The list shows 25 other rows.'],
  [
    pressed('Search', { lists: rows(20, 25), urlAfter: `${site}/search?q=cook` }),
    'search input',
    'list_updated',
    'The list shows 20 rows for other words.',
  ],
  [
    pressed('Sortieren: Datum', { lists: rows(12, 12) }),
    'sort control',
    'list_updated',
    'The list shows 12 other rows.',
  ],
  [
    pressed('Remote', { lists: rows(3, 20), urlAfter: `${site}/search?q=nurse&remote=true` }),
    'other',
    'list_updated',
    'The list shows 3 other rows.',
  ],
  [
    pressed('View next page', { urlAfter: `${site}/search?q=nurse&start=25&job=7123456`, ...added }),
    'pagination',
    'list_updated',
    'Another page of the list was loaded.',
  ],
  [
    pressed('Treffer anzeigen', { urlAfter: `${site}/search?q=nurse&tage=`, isNewDocument: true }),
    'other',
    'list_updated',
    'The list was loaded anew.',
  ],
  [
    pressed('Apply now', { urlAfter: `${site}/jobs/7/apply`, isNewDocument: true }),
    'apply button',
    'navigated',
    'It led to jobs.example.com/jobs/7/apply.',
  ],
  [
    pressed('Apply on company website', { openedTabs: ['https://acme.example.org/7'] }),
    'apply button',
    'navigated',
    'A new tab opened with acme.example.org/7.',
  ],
  [
    pressed('Companies', { urlAfter: `${site}/companies`, isNewDocument: true }),
    'navigation',
    'navigated',
    'It led to jobs.example.com/companies.',
  ],
  [
    pressed('Vollzeit', { values: [{ name: 'Vollzeit', before: 'not checked', after: 'checked' }] }),
    'other',
    'value_changed',
    '“Vollzeit” is “checked” now.',
  ],
  [
    pressed('See more', { added: ['text'], addedCount: 3 }),
    'other',
    'content_added',
    '3 lines were added to the page.',
  ],
];

it.each(presses)('effect %#', async (input, elementType, changeType, summary) => {
  expect(await askRules.analyzer(input)).toMatchObject({ elementType, changeType, summary });
});

const field = { role: 'searchbox', name: 'Keywords', type: 'search', surroundings: '' };
const typing: Act = { name: 'type_text', selector: 'e2', text: 'cook', reason: '' };
const enter: Act = { name: 'press_key', key: 'Enter', reason: '' };
const escapeKey: Act = { name: 'press_key', key: 'Escape', reason: '' };
const down: Act = { name: 'scroll', direction: 'down', selector: null, reason: '' };
const choose: Act = { name: 'select_option', selector: 'e3', option: 'Salud', reason: '' };
const back: Act = { name: 'go_back', reason: '' };
const onto = (urlAfter: string) => ({ urlAfter, isNewDocument: true });

const others: Case[] = [
  [
    { ...pressed('', { values: [{ name: 'Keywords', before: '', after: 'cook' }] }), act: typing, element: field },
    'other',
    'value_changed',
    '“Keywords” is “cook” now.',
  ],
  [
    {
      ...pressed('', { opened: [part('', 5, { role: 'listbox' })], lists: rows(5, 0, 0) }),
      act: typing,
      element: field,
    },
    'other',
    'value_changed',
    'A value changed.',
  ],
  [
    { ...pressed('', { lists: rows(9, 25) }), act: typing, element: field },
    'search input',
    'list_updated',
    'The list shows 9 rows for other words.',
  ],
  [
    { ...pressed('', onto(`${site}/search?q=cook`)), act: enter, element: null },
    'search input',
    'list_updated',
    'The list was loaded anew.',
  ],
  [
    { ...pressed('', onto(`${site}/results?q=cook`)), act: enter, element: null },
    'search input',
    'navigated',
    'It led to jobs.example.com/results.',
  ],
  [
    { ...pressed('', { closed: [part('Filters', 9)] }), act: escapeKey, element: null },
    'close button',
    'closed',
    '“Filters” was closed.',
  ],
  [
    { ...pressed('', { lists: rows(25, 0) }), act: down, element: null },
    'pagination',
    'list_updated',
    '25 more rows were added to the list.',
  ],
  [{ ...pressed('', { screen: 0.4 }), act: down, element: null }, 'other', 'none', 'Nothing new came.'],
  [
    { ...pressed('Categoría', { lists: rows(2, 15) }), act: choose },
    'other',
    'list_updated',
    'The list shows 2 other rows.',
  ],
  [
    { ...pressed('', onto(`${site}/search`)), act: back, element: null },
    'navigation',
    'navigated',
    'The page before is shown again.',
  ],
];

it.each(others)('effect of another act %#', async (input, elementType, changeType, summary) => {
  expect(await askRules.analyzer(input)).toMatchObject({ elementType, changeType, summary });
});

it('tells whether the address and the screen changed', async () => {
  const moved = await askRules.analyzer({
    ...pressed('Nurse', {}, row),
    change: changeOf({ urlAfter: `${site}/jobs/7` }),
  });
  expect(moved).toMatchObject({ urlChanged: true, hasVisualChanges: false });
  const seen = await askRules.analyzer(pressed('Nurse', { screen: 0.3 }, row));
  expect(seen).toMatchObject({ urlChanged: false, hasVisualChanges: true });
});
