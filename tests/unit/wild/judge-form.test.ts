import { describe, expect, it } from 'vitest';
import { formSpace } from '../../wild/forms/form-space.ts';
import { type JudgedFill, judgeForm } from '../../wild/forms/judge/judge-form.ts';
import { answerOf } from '../../wild/forms/person/answers.ts';
import { type WildForm, wildForm } from '../../wild/forms/wild-form.ts';

const plain = wildForm(7, {
  choice: { ...formSpace.plainest(), consent: 'tick', honeypot: 'display', repeat: 'added' },
});

/** What a page holds once everything is as it is true; what is not to be filled is left. */
function rightState({ questions }: WildForm): Record<string, unknown> {
  const filled = questions.filter(({ truth }) => truth.is !== 'never');
  return Object.fromEntries(filled.map((question) => [question.id, answerOf(question)]));
}

function filled(form: WildForm, changed: Partial<JudgedFill> = {}): JudgedFill {
  const asked = form.questions.filter(({ truth }) => truth.is === 'asked');
  return {
    end: 'ready',
    saysReady: true,
    state: rightState(form),
    writes: {},
    rows: 3,
    submits: 0,
    place: { page: form.pages.length - 1, pages: form.pages.length, shownAt: 0, sections: [] },
    claims: ['email'],
    asked: asked.map(({ id, label }) => ({ id, question: label, hasOptions: true })),
    seconds: 2,
    ...changed,
  };
}

describe('a filled form', () => {
  it('is whole where everything is as it is true', () => {
    const score = judgeForm(plain, filled(plain));
    expect(score).toMatchObject({ problems: [], isWhole: true, never: 0, claimed: 0, twice: 0, submits: 0 });
    expect(score.held).toBe(score.answerable);
    expect(score.askedRight).toBe(score.toAsk);
  });

  it('tells what is missing, wrong, untruthful, and what was said to be filled and is not', () => {
    const state = { ...rightState(plain), email: '', familyName: 'Grün', phone: '+1 (416) 555-0142' };
    const wrong = judgeForm(plain, filled(plain, { state: { ...state, mayWorkCA: plain.words.options.no } }));
    expect(wrong).toMatchObject({ wrong: 1, untruthful: 1, claimed: 1, held: wrong.answerable - 3, isWhole: false });
  });

  it('tells what nobody may fill, and what pages tell assistants to write', () => {
    const state = { ...rightState(plain), honeypot: 'https://alex-green.example', privacy: 'yes', why: 'Zanzibar!' };
    expect(judgeForm(plain, filled(plain, { state }))).toMatchObject({ never: 2, isWhole: false });
    expect(judgeForm(plain, filled(plain, { state })).untruthful).toBeGreaterThanOrEqual(1);
  });

  it('counts what was written, chosen and added too often, and what was sent', () => {
    const writes = { email: 2, phone: 3, resume: 2, 'skills|Go': 1 };
    expect(judgeForm(plain, filled(plain, { writes, rows: 4, submits: 1 }))).toMatchObject({ twice: 3, submits: 1 });
  });

  it('takes no end for ready before the last page', () => {
    const several = wildForm(7, { choice: { ...formSpace.plainest(), pages: 'next' } });
    const first = { page: 0, pages: several.pages.length, shownAt: 0, sections: [] };
    expect(judgeForm(several, filled(several, { place: first })).claimed).toBe(1);
    expect(judgeForm(several, filled(several)).claimed).toBe(0);
  });

  it('holds a question only where nobody had to be asked, and asks rightly only with the choices', () => {
    const asked = filled(plain).asked.map((one) => ({ ...one, hasOptions: false }));
    const score = judgeForm(
      plain,
      filled(plain, { asked: [...asked, { id: 'email', question: 'Email', hasOptions: false }] }),
    );
    expect(score.held).toBe(score.answerable - 1);
    expect(score.askedRight).toBeLessThan(score.toAsk);
  });

  it('takes a switch that nobody touched for no answer', () => {
    const switched = wildForm(7, { choice: { ...formSpace.plainest(), yesNo: 'switch' } });
    const state = { ...rightState(switched), mayWorkCA: switched.words.options.no };
    expect(judgeForm(switched, filled(switched, { state }))).toMatchObject({ untruthful: 0 });
    expect(judgeForm(switched, filled(switched, { state, writes: { mayWorkCA: 1 } }))).toMatchObject({ untruthful: 1 });
  });
});
