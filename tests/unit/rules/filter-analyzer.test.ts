import { expect, it } from 'vitest';
import type { FilterControl } from '@/domain/page/landmarks';
import { askRules } from './ask-rules';

let count = 0;
function control(role: string, name: string, facts: Partial<FilterControl> = {}): FilterControl {
  count += 1;
  const checked = /checkbox|radio|switch/.test(role) ? false : null;
  return { ref: `e${count}`, selector: null, role, name, group: '', options: [], checked, value: null, ...facts };
}

const grouped = (group: string, role: string, ...names: string[]) =>
  names.map((name) => control(role, name, { group }));
const select = (name: string, labels: string[], facts: Partial<FilterControl> = {}) =>
  control('combobox', name, { options: labels.map((label) => ({ label, selector: `#${label}` })), ...facts });

const report = (controls: FilterControl[], opener: string | null = 'All filters', surroundings = '') =>
  askRules.filterAnalyzer({ opener: opener === null ? null : { name: opener }, surroundings, controls });

/** Names, kinds and labels: what a test says in a line. */
async function told(controls: FilterControl[], opener: string | null = 'All filters', surroundings = '') {
  const { filters } = await report(controls, opener, surroundings);
  return filters.map(({ name, kind, options }) => `${name} ${kind}: ${options.map(({ label }) => label).join(', ')}`);
}

it('maps a dialog of groups with its buttons', async () => {
  const controls = [
    control('button', 'Dismiss'),
    ...grouped('Date posted', 'radio', 'Any time', 'Past week'),
    ...grouped('Experience level', 'checkbox', 'Entry level', 'Senior'),
    ...grouped('Easy Apply', 'switch', 'Only jobs with Easy Apply'),
    control('button', 'Reset'),
    control('button', 'Show results'),
  ];
  const { filters, apply, reset } = await report(controls);
  expect(filters.map(({ name, kind }) => [name, kind])).toEqual([
    ['Date posted', 'single'],
    ['Experience level', 'multi'],
    ['Easy Apply', 'toggle'],
  ]);
  expect(filters[0]?.options).toEqual([
    { label: 'Any time', ref: controls[1]?.ref },
    { label: 'Past week', ref: controls[2]?.ref },
  ]);
  expect(filters[2]).toMatchObject({ control: controls[5]?.ref, options: [{ ref: controls[5]?.ref }] });
  expect(reset).toBe(controls[6]?.ref);
  expect(apply).toBe(controls[7]?.ref);
});

it('reads selects of a sidebar', async () => {
  const controls = [select('Categoría', ['Salud', 'Ventas']), select('Jornada', ['Completa', 'Parcial'])];
  expect(await told(controls, null)).toEqual(['Categoría single: Salud, Ventas', 'Jornada single: Completa, Parcial']);
  const { filters } = await report(controls, null);
  expect(filters[0]).toMatchObject({ control: controls[0]?.ref, options: [{ ref: null }, { ref: null }] });
});

it('takes a list that several can be chosen of for multi', async () => {
  const list = select('Branche', ['Pflege', 'Handel'], { role: 'listbox' });
  expect(await told([list])).toEqual(['Branche multi: Pflege, Handel']);
});

it('names choices without a group after what opened them, or the part they stand in', async () => {
  const choices = [control('checkbox', 'Vollzeit'), control('checkbox', 'Teilzeit')];
  expect(await told(choices, 'Arbeitszeit')).toEqual(['Arbeitszeit multi: Vollzeit, Teilzeit']);
  expect(await told(choices, 'Filter', 'Arbeitszeit')).toEqual(['Arbeitszeit multi: Vollzeit, Teilzeit']);
});

it('takes lone check boxes of the page, and of all filters, for a filter each', async () => {
  const choices = [control('checkbox', 'Remote'), control('checkbox', 'Part-time')];
  expect(await told(choices, null)).toEqual(['Remote toggle: Remote', 'Part-time toggle: Part-time']);
  expect(await told(choices)).toEqual(['Remote toggle: Remote', 'Part-time toggle: Part-time']);
});

it('takes no name from a heading over all filters', async () => {
  const controls = [
    ...grouped('Filtrar ofertas', 'checkbox', 'Solo con teletrabajo'),
    ...grouped('Jornada', 'radio', 'A', 'B'),
  ];
  expect(await told(controls, null)).toEqual([
    'Solo con teletrabajo toggle: Solo con teletrabajo',
    'Jornada single: A, B',
  ]);
});

it('reads ranges and sliders', async () => {
  const salary = grouped('Salary', 'spinbutton', 'From', 'To');
  expect(await told([...salary, control('slider', 'Distance (km)')])).toEqual([
    'Salary range: ',
    'Distance (km) range: ',
  ]);
});

it('reads links of a facet as options of which one is followed', async () => {
  expect(await told(grouped('Lieu', 'link', 'Paris (120)', 'Lyon (34)'), null)).toEqual(['Lieu single: Paris, Lyon']);
});

it('leaves out numbers of hits, and what is needed to tell options apart stays', async () => {
  expect(await told(grouped('Ort (2)', 'checkbox', 'Berlin (1.204)', 'Bonn [12]'))).toEqual([
    'Ort multi: Berlin, Bonn',
  ]);
  expect(await told(grouped('Typ', 'checkbox', 'Vollzeit 24', 'Teilzeit 3'))).toEqual([
    'Typ multi: Vollzeit, Teilzeit',
  ]);
  expect(await told(grouped('Stufe', 'checkbox', 'Level 1', 'Level 2'))).toEqual(['Stufe multi: Level 1, Level 2']);
  expect(await told(grouped('Datum', 'radio', 'Letzte 24 Stunden', 'Letzte 7 Tage'))).toEqual([
    'Datum single: Letzte 24 Stunden, Letzte 7 Tage',
  ]);
});

it('leaves out sorting, search words and fields about the user', async () => {
  const controls = [
    ...grouped('Sort by', 'radio', 'Most recent', 'Most relevant'),
    select('Sortieren nach', ['Datum', 'Relevanz']),
    control('searchbox', 'Search'),
    control('textbox', 'Email for alerts'),
    control('link', 'Save search'),
    ...grouped('Remote', 'radio', 'Yes', 'No'),
  ];
  expect(await told(controls)).toEqual(['Remote single: Yes, No']);
});

it('takes buttons that are pressed down for options', async () => {
  const pills = ['Heute', 'Diese Woche'].map((name) => control('button', name, { group: 'Datum', checked: false }));
  expect(await told(pills, null)).toEqual(['Datum multi: Heute, Diese Woche']);
});

const buttons: [string, string, string][] = [
  ['Apply', 'Clear all', 'en'],
  ['Show 24 results', 'Reset', 'en'],
  ['24 Ergebnisse anzeigen', 'Alle zurücksetzen', 'de'],
  ['Voir les résultats', 'Tout effacer', 'fr'],
  ['Aplicar filtros', 'Limpiar', 'es'],
  ['Mostra risultati', 'Azzera', 'it'],
  ['Toon resultaten', 'Wissen', 'nl'],
  ['Aplicar', 'Limpar tudo', 'pt'],
  ['Pokaż wyniki', 'Wyczyść', 'pl'],
];

it.each(buttons)(
  'tells “%s” and “%s” (%s) for what makes choices count and what takes them back',
  async (apply, reset) => {
    const options = grouped('A', 'checkbox', 'One', 'Two');
    const [resetButton, applyButton, close] = [
      control('button', reset),
      control('button', apply),
      control('button', '×'),
    ];
    const answer = await report([...options, resetButton, applyButton, close]);
    expect([answer.apply, answer.reset]).toEqual([applyButton.ref, resetButton.ref]);
  },
);

it('takes no button to apply for a job for one of filters', async () => {
  const controls = [
    ...grouped('A', 'checkbox', 'One', 'Two'),
    control('button', 'Easy Apply to Nurse'),
    control('button', 'Apply now'),
  ];
  expect((await report(controls)).apply).toBeNull();
});
