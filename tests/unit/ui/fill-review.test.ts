import { describe, expect, it } from 'vitest';
import type { Answer } from '@/domain/form/answer';
import { newFillState, type PlannedField } from '@/domain/form/fill-state';
import { fillProgress } from '@/ui/data/fill-progress';
import { reviewGroups } from '@/ui/data/review-groups';
import { isProfileFillable } from '@/ui/fill/has-profile';
import { saidValue, type UserValues, wasAnsweredSince } from '@/ui/fill/questions/answered-value';
import { askedQuestions } from '@/ui/fill/questions/asked-questions';
import {
  answersTo,
  draftOfPage,
  emptyFillDraft,
  excessCharacters,
  withAnswer,
  withDrafted,
} from '@/ui/fill/questions/fill-draft-state';

function field(question: string, traits: Partial<PlannedField> = {}): PlannedField {
  return {
    id: `0 ${question}`,
    frameId: 0,
    selector: '#field',
    kind: 'text',
    question,
    sections: [],
    options: null,
    key: null,
    page: 1,
    isRequired: false,
    limit: null,
    repeatIndex: null,
    mappedBy: null,
    source: 'user',
    handle: null,
    outcome: 'left',
    reason: null,
    ...traits,
  };
}

const questionsOf = (fields: readonly PlannedField[]) => fields.map(({ question }) => question);

describe('the fields to look over', () => {
  it('begin with what the user has to do, the required first, and end with what only they may agree to', () => {
    const { left } = reviewGroups([
      field('Newsletter', { key: 'never.marketing' }),
      field('Photo', { reason: 'file' }),
      field('Why us?', { reason: 'unanswered' }),
      field('City', { outcome: 'not-held', reason: 'not-held' }),
      field('Gender', { key: 'eeo.gender', reason: 'no-option' }),
      field('Privacy', { key: 'never.consent', isRequired: true }),
    ]);
    expect(questionsOf(left)).toEqual(['Privacy', 'Gender', 'Why us?', 'City', 'Photo', 'Newsletter']);
  });

  it('put the sensitive ones first among those that are filled, and what was there apart', () => {
    const { filled, kept, left } = reviewGroups([
      field('E-mail', { outcome: 'held', isRequired: true }),
      field('Salary', { outcome: 'held', key: 'salary.expected' }),
      field('Language', { outcome: 'kept', source: 'kept' }),
    ]);
    expect(questionsOf(filled)).toEqual(['Salary', 'E-mail']);
    expect(questionsOf(kept)).toEqual(['Language']);
    expect(left).toEqual([]);
  });

  it('leave out traps for robots, which nobody may fill', () => {
    const { left } = reviewGroups([field('Leave empty', { key: 'never.honeypot', reason: 'never.honeypot' })]);
    expect(left).toEqual([]);
  });
});

describe('the value of a field', () => {
  const answer: Answer = {
    id: '00000000-0000-4000-8000-000000000001',
    question: 'Years of Go?',
    scope: { key: null, country: null, company: null },
    meaning: 'go years',
    value: '7',
    uses: [],
    isDrafted: false,
    changedAt: '2026-11-21T10:00:00.000Z',
  };
  const said: UserValues = { profile: { basics: { email: 'alex@mail.example' } }, answers: [answer], documents: [] };
  const answered = field('Years with Go', { source: 'answer', handle: `{{answers.${answer.id}}}` });

  it('is read from what its handle names', () => {
    const email = field('E-mail', { source: 'profile', key: 'email', handle: '{{basics.email}}' });
    expect(saidValue(email, said)).toBe('alex@mail.example');
    expect(saidValue(answered, said)).toBe('7');
  });

  it('is nothing where the handle names something else than the profile now answers with', () => {
    const employer = field('Employer', { source: 'profile', key: 'email', handle: '{{work[2].name}}' });
    expect(saidValue(employer, said)).toBeNull();
    expect(saidValue(answered, { ...said, answers: [] })).toBeNull();
  });

  it('is told from those that were answered before the run', () => {
    expect(wasAnsweredSince('2026-11-21T09:00:00.000Z', answered, said.answers)).toBe(true);
    expect(wasAnsweredSince('2026-11-21T11:00:00.000Z', answered, said.answers)).toBe(false);
  });
});

describe('answers that are being written', () => {
  const why = field('Why us?', { source: 'asked', outcome: 'open', limit: 5 });
  const tools = field('Tools', { source: 'asked', outcome: 'open', kind: 'choices', isRequired: true });

  it('are asked for on the page that is shown only, the required ones first', () => {
    const earlier = field('Earlier', { source: 'asked', outcome: 'open', page: 1 });
    const fields = [earlier, { ...why, page: 2 }, { ...tools, page: 2 }];
    expect(questionsOf(askedQuestions({ fields, page: 2 }))).toEqual(['Tools', 'Why us?']);
  });

  it('are handed over without those that say nothing', () => {
    const draft = withAnswer(withAnswer(emptyFillDraft(1), why.id, '  '), tools.id, ['Go']);
    expect(answersTo([why, tools], draft)).toEqual([{ fieldId: tools.id, value: ['Go'], isDraft: false }]);
    expect(answersTo([why, tools], withAnswer(draft, tools.id, null))).toEqual([]);
  });

  it('keep a box that is not to be ticked', () => {
    expect(answersTo([tools], withAnswer(emptyFillDraft(1), tools.id, false))).toEqual([
      { fieldId: tools.id, value: false, isDraft: false },
    ]);
  });

  it('are said to be drafted until they are taken out again, whatever was changed in them', () => {
    const drafted = withAnswer(withDrafted(emptyFillDraft(1), why.id, 'Robots'), why.id, 'Robots.');
    expect(answersTo([why], drafted)).toEqual([{ fieldId: why.id, value: 'Robots.', isDraft: true }]);
    const written = withAnswer(withAnswer(drafted, why.id, null), why.id, 'Mine');
    expect(answersTo([why], written)).toEqual([{ fieldId: why.id, value: 'Mine', isDraft: false }]);
  });

  it('belong to one run and one page of its form, and other runs keep theirs', () => {
    const draft = withAnswer(emptyFillDraft(1), why.id, 'Because');
    const drafts = { one: draft, two: withAnswer(emptyFillDraft(1), why.id, 'Other reasons') };
    const at = (id: string, page: number) => draftOfPage(drafts, { id, state: { ...newFillState('', 3), page } });
    expect(at('one', 1)).toBe(draft);
    expect(at('two', 1)).toBe(drafts.two);
    expect(at('one', 2)).toEqual(emptyFillDraft(2));
    expect(at('three', 1)).toEqual(emptyFillDraft(1));
  });

  it('may be too long', () => {
    expect(excessCharacters(why, 'Because')).toBe(2);
    expect(excessCharacters(why, ' Yes ')).toBe(0);
    expect(excessCharacters(tools, 'Because')).toBe(0);
  });
});

describe('how far filling is', () => {
  it('counts what there is a value for or what the user is asked, and nothing that is never filled', () => {
    const fields = [
      field('E-mail', { source: 'profile', handle: '{{basics.email}}', outcome: 'held' }),
      field('City', { source: 'profile', handle: '{{basics.location.city}}', outcome: 'not-held' }),
      field('Phone', { source: 'profile', handle: '{{basics.phone}}', outcome: 'open' }),
      field('Why us?', { source: 'asked', outcome: 'open' }),
      field('Privacy', { key: 'never.consent', reason: 'never.consent' }),
      field('Language', { source: 'kept', outcome: 'kept' }),
    ];
    expect(fillProgress({ fields })).toEqual({ filled: 1, settled: 2, total: 4 });
  });
});

describe('a profile', () => {
  it('is there once it says a name or a way to reach its user', () => {
    expect(isProfileFillable({ basics: { email: 'alex@mail.example' } })).toBe(true);
    expect(isProfileFillable({ 'x-jobtrail': { familyName: 'Green' } })).toBe(true);
    expect(isProfileFillable({ 'x-jobtrail': { selfIdentification: undefined } })).toBe(false);
    expect(isProfileFillable({})).toBe(false);
  });
});
