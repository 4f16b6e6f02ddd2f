import { expect, it } from 'vitest';
import type { Act, ElementFacts } from '@/domain/page/page-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { type ActContext, refusalOfAct } from '@/safety/refusal-of-act';
import { element, siteUrl } from './element';

const context: ActContext = { mayPressApply: false, lastTyped: null, siteUrl, isJobRow: false, isPager: false };
const click: Act = { name: 'click', selector: 'e1', reason: '' };
const type: Act = { name: 'type_text', selector: 'e1', text: 'nurse', reason: '' };
const enter: Act = { name: 'press_key', key: 'Enter', reason: '' };

const presses: [string, ElementFacts, RefusalCode | null][] = [
  [
    'an option of a filter named like applying',
    element('Easy Apply', { role: 'checkbox', surroundings: 'All filters' }),
    null,
  ],
  ['such an option outside of any dialog', element('Easy Apply', { role: 'checkbox' }), null],
  ['such a radio by its type only', element('Jetzt bewerben', { role: null, type: 'radio' }), null],
  ['the button of a dialog of filters', element('Apply', { surroundings: 'All filters' }), null],
  ['the same in German', element('Löschen', { surroundings: 'Filter' }), null],
  ['a button to send filters by a form that searches', element('Submit', { type: 'submit', sends: 'search' }), null],
  ['a switch that follows', element('Follow this search', { role: 'switch' }), 'follow'],
  ['a check box that saves', element('Save job', { role: 'checkbox' }), 'save'],
  ['a button that sends a form', element('Weiter', { type: 'submit', sends: 'form' }), 'send'],
  ['a button without words that sends a form', element('', { type: 'submit', sends: 'form' }), 'send'],
  ['a search sent as a form', element('Search', { type: 'submit', sends: 'form' }), 'send'],
  ['the search of a newsletter', element('Search jobs for me', { type: 'submit', sends: 'form' }), 'send'],
  ['the next step of a dialog with a file', element('Next', { sends: 'form', surroundings: 'Your documents' }), 'send'],
  ['its last step', element('Done', { sends: 'form' }), 'send'],
  ['its way out', element('Close dialog', { sends: 'form' }), null],
  ['a button without words that sends filters', element('', { sends: 'form', surroundings: 'Filters' }), 'send'],
  ['a switch that sends a form', element('Apply now', { role: 'switch', type: 'submit', sends: 'form' }), 'apply'],
  ['one without such words', element('Remote', { role: 'switch', type: 'submit', sends: 'form' }), 'send'],
  ['a switch of a choice', element('Easy Apply', { role: 'switch' }), null],
  ['Close account in a dialog of filters', element('Close account', { surroundings: 'Filters' }), 'delete'],
  ['to delete an account there', element('Delete account', { surroundings: 'Filters' }), 'delete'],
  ['to submit an application there', element('Submit application', { surroundings: 'Filters' }), 'send'],
  ['a word of sharing in a search', element('Share', { type: 'submit', sends: 'search' }), 'send'],
  ['filters sent as a form', element('Show 24', { sends: 'form', surroundings: 'Filters' }), null],
  ['a field of a form, which a press only focuses', element('City', { role: 'textbox', sends: 'form' }), null],
  ['Reset of a form', element('Start over', { type: 'reset', sends: 'form' }), null],
  ['Close of a form to sign in', element('Close', { surroundings: 'Sign in to see more jobs' }), null],
  ['anything else in it', element('Next', { surroundings: 'Sign in to see more jobs' }), 'sign-in'],
  ['the next step of an application', element('Next', { surroundings: 'Apply to Nurse at Acme' }), 'apply'],
  ['its way out', element('Dismiss', { surroundings: 'Apply to Nurse at Acme' }), null],
  ['a posting in a dialog', element('Show more', { surroundings: 'Platform Engineer' }), null],
  ['a field for a file', element('CV', { type: 'file' }), 'upload'],
  ['a field for a password', element('Password', { role: 'textbox', type: 'password' }), 'password'],
  ['a link to mail', element('Jobs desk', { role: 'link', url: 'mailto:jobs@example.com' }), 'leaves-site'],
  ['a link to a telephone', element('Call us', { role: 'link', url: 'tel:+4930123' }), 'leaves-site'],
  ['a link to another site', element('Acme', { role: 'link', url: 'https://acme.example.org/' }), 'leaves-site'],
  ['a link to another port', element('Acme', { role: 'link', url: 'https://jobs.example.com:8443/' }), 'leaves-site'],
  ['a link to a sister host', element('About us', { role: 'link', url: 'https://www.example.com/about' }), null],
  ['a link that runs a script', element('Page 2', { role: 'link', url: 'javascript:void(0)' }), null],
  ['a link on the site', element('Nursing', { role: 'link', url: 'https://jobs.example.com/nursing' }), null],
  [
    'a picture that leads to signing in',
    element('', { role: 'link', url: 'https://jobs.example.com/login?to=%2F' }),
    'sign-in',
  ],
  [
    'a word that leads to an application',
    element('Go', { role: 'link', url: 'https://jobs.example.com/42/apply' }),
    'apply',
  ],
  ['applying on another site', element('Apply', { role: 'link', url: 'https://acme.example.org/' }), 'apply'],
];

const filterHeadings =
  'Filters|All filters|Filter only jobs by|„Filter“|Refine results|Filter jobs (24)|Date posted filter|Sort and filter|Suche verfeinern|Alle Filter|Filtrer les offres|Affiner votre recherche|Filtros de búsqueda|Filtra i risultati|Alle filters|Filtrar vagas|Filtruj oferty';

it.each(filterHeadings.split('|'))('in a dialog “%s” Apply is harmless, Apply now is not', (surroundings) => {
  const press = (name: string, facts: Partial<ElementFacts> = {}) =>
    refusalOfAct(click, element(name, { surroundings, ...facts }), context);
  expect(press('Apply')).toBeNull();
  expect(press('Apply now')).toBe('apply');
  expect(press('Easy Apply', { role: 'link' })).toBe('apply');
  expect(press('Easy Apply', { role: 'checkbox' })).toBeNull();
});

const otherHeadings =
  'HVAC Filter Technician at Acme|Filters specialist|Filter Engineer|Fachkraft für Filtertechnik|Filter sales in Berlin';

it.each(otherHeadings.split('|'))('a dialog “%s” is no dialog of filters', (surroundings) => {
  const press = (name: string) => refusalOfAct(click, element(name, { surroundings }), context);
  expect([press('Apply'), press('Apply now'), press('Delete'), press('Submit')]).toEqual([
    'apply',
    'apply',
    'delete',
    'send',
  ]);
});

it.each(presses)('pressing %s', (_, facts, code) => {
  expect(refusalOfAct(click, facts, context)).toBe(code);
});

const titles = ['Sign Language Interpreter', 'Delete Engineer', 'Save 20% jobs', 'Follow the Sun Lead'];

it.each(titles)('a row of the list named “%s” may be pressed', (title) => {
  expect(refusalOfAct(click, element(title, { role: 'link' }), { ...context, isJobRow: true })).toBeNull();
});

it.each([
  ['Inscribirme en esta oferta', 'link', 'apply'],
  ['Apply', 'button', 'apply'],
  ['Save', 'button', 'save'],
  ['Save the Children, Project Lead, Berlin, 2 days ago', 'button', null],
])('what a row is pressed on may be a control in it: “%s”, a %s', (name, role, code) => {
  expect(refusalOfAct(click, element(name, { role }), { ...context, isJobRow: true })).toBe(code);
});

it.each([
  ['/login?to=%2Fjobs', 'sign-in'],
  ['/jobs/1/apply', 'apply'],
  ['/jobs/1/save', 'save'],
  ['/job/nurse-at-acme-12345', null],
  ['/apply-support-engineer/12345', null],
  ['/stellenangebote/pfleger.html', null],
  ['/jobs/view?id=7', null],
])('of a row that leads to %s it is judged %s', (path, code) => {
  const row = element('Nurse', { role: 'link', url: `https://jobs.example.com${path}` });
  expect(refusalOfAct(click, row, { ...context, isJobRow: true })).toBe(code);
});

it('a row that leads to another site may not', () => {
  const row = element('Nurse', { role: 'link', url: 'https://other.example.org/1' });
  expect(refusalOfAct(click, row, { ...context, isJobRow: true })).toBe('leaves-site');
});

const applying: [string, Partial<ElementFacts>, RefusalCode | null][] = [
  ['opens something in the page', {}, null],
  ['is a link that stays on the page', { role: 'link', url: 'https://jobs.example.com/search?q=nurse#' }, null],
  ['leads to another page', { role: 'link', url: 'https://jobs.example.com/go/42' }, 'apply'],
  ['leads to another site', { role: 'link', url: 'https://acme.example.org/' }, 'apply'],
  ['sends a form', { type: 'submit', sends: 'form' }, 'apply'],
  ['stands in the application itself', { surroundings: 'Apply to Nurse' }, 'apply'],
];

it.each(applying)('where the user allows it, a control to apply with that %s', (_, facts, code) => {
  expect(refusalOfAct(click, element('Apply now', facts), { ...context, mayPressApply: true })).toBe(code);
});

it('sending an application is refused whatever is allowed', () => {
  const submit = element('Submit application', { surroundings: 'Apply to Nurse' });
  expect(refusalOfAct(click, submit, { ...context, mayPressApply: true })).toBe('send');
});

const fields: [ElementFacts, RefusalCode | null][] = [
  [element('Title, skill or company', { role: 'searchbox', sends: 'search' }), null],
  [element('q', { role: 'textbox', type: 'search' }), null],
  [element('Keywords', { role: 'textbox' }), null],
  [element('Stichwort', { role: 'combobox' }), null],
  [element('Métier', { role: 'textbox' }), null],
  [element('Puesto', { role: 'textbox' }), null],
  [element('Parola chiave', { role: 'textbox' }), null],
  [element('Functie', { role: 'textbox' }), null],
  [element('Cargo', { role: 'textbox' }), null],
  [element('Stanowisko', { role: 'textbox' }), null],
  [element('Wo?', { role: 'textbox', sends: 'search' }), null],
  [element('', { role: 'textbox', surroundings: 'Jobsuche' }), null],
  [element('Password', { role: 'textbox', type: 'password', sends: 'form' }), 'password'],
  [element('Email', { role: 'textbox', type: 'email', sends: 'form' }), 'not-a-search-field'],
  [element('E-Mail', { role: 'textbox', sends: 'search' }), 'not-a-search-field'],
  [element('Search jobs', { role: 'searchbox', type: 'email', sends: 'search' }), 'not-a-search-field'],
  [element('Search', { role: 'textbox', type: 'tel' }), 'not-a-search-field'],
  [element('Vorname', { role: 'textbox', sends: 'form' }), 'not-a-search-field'],
  [element('Message', { role: 'textbox' }), 'not-a-search-field'],
  [element('Salary from', { role: 'spinbutton', type: 'number' }), 'not-a-search-field'],
  [element('Job title', { role: 'textbox', sends: 'form', surroundings: 'Apply to Nurse' }), 'apply'],
];

it.each(fields)('typing into %o', (facts, code) => {
  expect(refusalOfAct(type, facts, context)).toBe(code);
});

it.each(fields)('Enter after typing into %o', (facts, code) => {
  const refusal = refusalOfAct(enter, null, { ...context, lastTyped: facts });
  expect(refusal).toBe(code && 'not-a-search-field');
});

it('Enter is refused where nothing was typed, Escape never', () => {
  expect(refusalOfAct(enter, null, context)).toBe('not-a-search-field');
  expect(refusalOfAct({ name: 'press_key', key: 'Escape', reason: '' }, null, context)).toBeNull();
});

it('choosing is refused in an application only', () => {
  const choose: Act = { name: 'select_option', selector: 'e1', option: 'Germany', reason: '' };
  const select = element('Country', { role: 'combobox', sends: 'form', surroundings: 'Bewerben als Pfleger' });
  expect(refusalOfAct(choose, select, context)).toBe('apply');
  expect(refusalOfAct(choose, { ...select, surroundings: '' }, context)).toBeNull();
});

it.each([
  ['Delete', 'Actions', '', 'delete'],
  ['Apply', 'Actions', '', 'apply'],
  ['Unsubscribe', 'E-mails', '', 'follow'],
  ['Bewerben', '', '', 'apply'],
  ['Easy Apply', 'Filter by', '', null],
  ['Easy Apply', 'How to apply', 'All filters', null],
  ['Save the Children', 'Company', '', null],
  ['Saved first', 'Sort by', '', null],
  ['Contact Center', 'Job title', '', null],
  ['Most recent', 'Order', '', null],
  ['Past week', '', '', null],
])('the option “%s” of a select “%s” in “%s”', (option, name, surroundings, code) => {
  const choose: Act = { name: 'select_option', selector: 'e1', option, reason: '' };
  expect(refusalOfAct(choose, element(name, { role: 'combobox', surroundings }), context)).toBe(code);
});

it('Enter in a field for search words is refused where it sends another form', () => {
  const lastTyped = element('Keywords', { role: 'textbox', sends: 'form' });
  expect(refusalOfAct(type, lastTyped, context)).toBeNull();
  expect(refusalOfAct(enter, null, { ...context, lastTyped })).toBe('not-a-search-field');
});

it('looking, scrolling and going back are always allowed', () => {
  const acts: Act[] = [
    { name: 'observe', what: 'dialog' },
    { name: 'scroll', direction: 'down', selector: 'e1', reason: '' },
    { name: 'go_back', reason: '' },
  ];
  const dangerous = element('Submit application', { sends: 'form' });
  expect(acts.map((act) => refusalOfAct(act, dangerous, context))).toEqual([null, null, null]);
});

it('leaves the form of what leads to the next page of a list to the judge of its press, and no other word', () => {
  const pager = { ...context, isPager: true };
  const next = element('Weiter', { type: 'submit', sends: 'form' });
  expect(refusalOfAct(click, next, context)).toBe('send');
  expect(refusalOfAct(click, next, pager)).toBeNull();
  expect(refusalOfAct(click, element('Sign in', { type: 'submit', sends: 'form' }), pager)).toBe('sign-in');
});
