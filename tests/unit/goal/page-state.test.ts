import { describe, expect, it } from 'vitest';
import type { Landmarks } from '@/domain/page/landmarks';
import { readPageLines } from '@/memory/page-lines';
import { hasStateChanged, readPageState } from '@/memory/read-page-state';

const noLandmarks: Landmarks = {
  jobRows: [],
  pager: { kind: 'none', ref: null, name: '' },
  apply: null,
  search: null,
  filterOpeners: [],
  filterFields: 0,
  overlay: null,
};

function stateOf(text: string, url = 'https://shop.test/find?q=lamp') {
  const lines = readPageLines(text);
  return readPageState({
    url,
    title: 'Lamps',
    lines,
    landmarks: noLandmarks,
    kind: 'not-a-job-list',
    extractedData: {},
  });
}

const shop = `page "Lamps" https://shop.test/find?q=lamp 1280×800, nothing below
navigation "Departments"
  [CLICK: "e1"] link "Sound"
search
  [TYPE: "#q"] textbox "Find things" = "lamp"
  [CLICK: "e2"] button "Look"
[CLICK: "e3"] link "Basket (2)"
main
  heading 1 "24 things"
  [CLICK: "e4"] button "Price and more filters" (collapsed)
  [SELECT: "#by"] combobox "Sort by" = "Cheapest" of "Cheapest", "Best"
  list L1 "Things" 8 rows of 24
    1 [CLICK: "e5"] "Slim lamp" | "Norvik" | "$20.95"
    2 [CLICK: "e6"] "Bright lamp" | "Halden" | "$30.95" · [CLICK: "e7"] Save`;

describe('the state of a page', () => {
  it('names its sections and what a user can do, by landmarks, roles and forms', () => {
    const state = stateOf(shop);
    expect(state.visibleSections).toEqual(['search', 'filters', 'results', 'cart', 'navigation']);
    expect(state.availableActions).toEqual(['search', 'filter', 'sort', 'navigate']);
    expect(state.details).toContain('search field "Find things" = "lamp"');
    expect(state.details).toContain('results: 24 in "Things"');
    expect(state.details).toContain('row: Slim lamp | Norvik | $20.95');
  });

  it('takes headings that are pressed for results, and a keyword for no password', () => {
    const rows = ['Infermiera', 'Contabile'].map(
      (job, place) => `  heading 3\n    [CLICK: "e${place + 3}"] button "${job}"\n  "Torino"\n  "7 nov 2026"`,
    );
    const state = stateOf(
      `page "x" u\n[TYPE: "e1"] searchbox "Professione o parola chiave"\n[CLICK: "e2"] button "Cerca"\nmain\n${rows.join('\n')}`,
    );
    expect(state.visibleSections).toContain('results');
    expect(state.visibleSections).not.toContain('authentication');
    expect(state.details).toContain('row: Infermiera | Torino | 7 nov 2026');
  });

  it('tells a sign-in from a form, and a dialog from both', () => {
    const signIn = stateOf(
      'page "x" u\nform\n  [TYPE: "e1"] textbox "Member name"\n  [TYPE: "e2"] textbox "Password"\n  [CLICK: "e3"] button "Sign in"',
    );
    expect(signIn.visibleSections).toEqual(['authentication']);
    expect(signIn.availableActions).toEqual(['log in']);
    const form = stateOf(
      'page "x" u\ndialog "Edit"\n  [TYPE: "e1"] textbox "Bio" = (filled)\n  [CLICK: "e2"] button "Save"',
    );
    expect(form.visibleSections).toEqual(['dialog', 'form']);
    expect(form.availableActions).toContain('submit');
  });

  it('takes no menu for results', () => {
    const menu = stateOf(
      'page "x" u\nnavigation\n  list L1 5 rows\n    1 [CLICK: "e1"] "Lamps" | "12"\n    2 [CLICK: "e2"] "Sound" | "3"',
    );
    expect(menu.visibleSections).toEqual(['navigation']);
  });

  it('tells whether a page means something else than before', () => {
    expect(hasStateChanged(stateOf(shop), stateOf(shop.replaceAll('"e5"', '"e15"')))).toBe(false);
    expect(hasStateChanged(stateOf(shop), stateOf(shop.replace('$20.95', '$21.95')))).toBe(true);
  });

  it('stays within a few hundred tokens, however much a page shows', () => {
    const many = Array.from(
      { length: 400 },
      (_, n) => `    ${n + 1} [CLICK: "e${n}"] "Thing number ${n} of many" | "Norvik" | "$${n}"`,
    );
    const state = stateOf(`page "x" u\nmain\n  list L1 400 rows\n${many.join('\n')}`);
    expect(JSON.stringify(state).length).toBeLessThan(1_500);
  });
});
