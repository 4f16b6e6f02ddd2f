import { expect, it } from 'vitest';
import type { Act } from '@/domain/page/page-act';
import { actReasons } from '@/rules/explorer/next-act';
import { searchWord } from '@/rules/explorer/search-word';
import { askRules } from './ask-rules';
import { goals, noLandmarks, pastAct, pattern, viewOf } from './explorer-input';
import { boardLandmarks } from './paper-site';

const board = boardLandmarks('Nurse', 'Cook');

it('presses a row first, by its ref', async () => {
  expect(await askRules.explorer(viewOf({ landmarks: board }))).toEqual({
    name: 'click',
    input: { selector: 'L1.1', reason: actReasons.row },
  });
});

it('works on open goals only', async () => {
  const patterns = [pattern(3, 'filter button')];
  const answer = await askRules.explorer(
    viewOf({ landmarks: board, patterns, goals: goals('listing', 'apply', 'filters') }),
  );
  expect(answer).toMatchObject({ name: 'click', input: { selector: 'e90' } });
});

it('is done with all goals reached, and with the last turn', async () => {
  const all = goals('listing', 'apply', 'filters', 'search', 'next-page');
  const done = await askRules.explorer(
    viewOf({ landmarks: board, patterns: [pattern(3, 'filter button')], goals: all }),
  );
  expect(done).toMatchObject({ name: 'done', input: { key_findings: all.map(({ finding }) => finding) } });
  expect((await askRules.explorer(viewOf({ landmarks: board, turnsLeft: 1 }))).name).toBe('done');
});

it('opens what opens all filters, even where some stand on the page', async () => {
  const seen = viewOf({ landmarks: board, filters: ['Remote'], goals: goals('listing', 'apply', 'filters') });
  expect(await askRules.explorer(seen)).toMatchObject({ name: 'click', input: { selector: 'e5' } });
});

it('presses no second row where the first showed everything', async () => {
  const press: Act = { name: 'click', selector: 'L1.1', reason: actReasons.row };
  const seen = { landmarks: board, past: [pastAct(3, press, 'Nurse')], goals: goals('listing', 'apply') };
  expect(await askRules.explorer(viewOf(seen))).toMatchObject({ input: { selector: 'e5' } });
});

it('goes back from where a wrong turn led', async () => {
  const turn: Act = { name: 'click', selector: 'e5', reason: actReasons.filters };
  const result = { success: true, newUrl: 'https://jobs.example.com/about', newContentLoaded: null, error: null };
  const lost = viewOf({
    past: [pastAct(3, turn, 'Filters', { result })],
    patterns: [pattern(3, 'navigation', { changeType: 'navigated' })],
  });
  expect((await askRules.explorer(lost)).name).toBe('go_back');
});

it('leaves goals that it does not know to others', async () => {
  const own = { id: 'salary', text: 'Are there salaries?', status: 'open', finding: null, evidence: null } as const;
  expect(await askRules.explorer(viewOf({ goals: [own] }))).toMatchObject({
    input: { goals: [{ id: 'salary', status: 'open', evidence_step: null }] },
  });
});

it('names a step that showed a goal which nobody marked', async () => {
  const press: Act = { name: 'click', selector: 'L1.1', reason: actReasons.row };
  const view = viewOf({
    landmarks: noLandmarks,
    past: [pastAct(7, press, 'Nurse')],
    patterns: [pattern(7, 'job listing')],
  });
  const answer = await askRules.explorer(view);
  expect(answer).toMatchObject({
    name: 'done',
    input: {
      goals: [{ id: 'listing', status: 'reached', evidence_step: 7 }, { id: 'apply', status: 'absent' }, {}, {}, {}],
    },
  });
});

const words: [string[], string, string][] = [
  [['Platform Engineer', 'Senior Platform Engineer', 'Lead Platform Engineer'], 'platform engineer', 'senior'],
  [['Pflegefachkraft (m/w/d)', 'Koch (m/w/d)', 'Pflegefachkraft Nacht'], '', 'pflegefachkraft'],
  [['Boulanger H/F', 'Vendeur H/F'], 'boulanger', 'vendeur'],
  [['Zimmerer', 'Maurer'], '', 'zimmerer'],
  [['Nurse'], 'night nurse', 'nurse'],
  [[], 'night nurse', 'nurse'],
];

it.each(words)('of the rows %j, beside “%s”, it searches for “%s”', (rows, current, word) => {
  expect(searchWord(rows, current)).toBe(word);
});
