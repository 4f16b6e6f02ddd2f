import { expect, it } from 'vitest';
import { type DescribeOptionsInput, optionChooser } from '@/agents/option-chooser';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { FieldKey as AnyKey } from '@/domain/form/field-key-schema';
import { isSensitive } from '@/domain/form/field-keys';
import { zeroUsage } from '@/domain/model/usage';
import type { Model, ModelRequest } from '@/models/model';
import { rulesModel } from '@/rules/rules-model';
import { mayModelSortOptions } from '@/safety/model-mapping-limits';
import { chooseAmongOptions, type UnmatchedList } from '@/workflows/fill/choose-among-options';
import { aFilling } from '../pilot/a-filling';

const labels = ['Careers page', 'LinkedIn', 'A friend', 'Other'];
const sorted: DescribeOptionsInput['options'] = [
  { option: 0, answers: ['company website', 'career site'] },
  { option: 1, answers: ['linkedin.com'] },
];

/** What is chosen where a model so describes the options, and what it was shown. */
async function chosen(list: Partial<UnmatchedList> & { key?: FieldKey }, options = sorted, isRules = false) {
  const asked: ModelRequest[] = [];
  const model: Model = {
    name: 'sorter',
    canSee: false,
    async call(request) {
      asked.push(request);
      return { toolCall: { name: 'describe_options', input: { options } }, usage: zeroUsage };
    },
  };
  const { filling, log } = aFilling({});
  const models = { ...filling.models, rules: rulesModel, modelFor: async () => (isRules ? rulesModel : model) };
  const question = 'How did you hear about us?';
  const planned = { key: list.key ?? ('source' as const), question, sections: ['Apply'], source: 'profile' as const };
  const label = await chooseAmongOptions(
    { ...filling, models },
    { planned, labels, value: 'Company website', ...list },
  );
  return {
    label,
    journal: log.journal.map(({ code }) => code),
    calls: asked.length,
    text: JSON.stringify(asked.map(({ messages }) => messages)),
  };
}

it('chooses the option whose meaning, by a model’s word, is what the profile says, without telling the model that', async () => {
  const { label, text } = await chosen({});
  expect(label).toBe('Careers page');
  expect(text).toContain('Careers page');
  expect(text).toContain('Asked for: source, how they heard about the job.');
  // Its prompt has the words of the profile nowhere.
  expect(text).not.toContain('Company website');
});

it('chooses none that the value does not name, and none of two that it might', async () => {
  expect((await chosen({ value: 'Radio' })).label).toBeNull();
  const both = [...sorted, { option: 2, answers: ['Company website'] }];
  expect((await chosen({}, both)).label).toBeNull();
  expect((await chosen({}, [{ option: 9, answers: ['company website'] }])).label).toBeNull();
  expect((await chosen({ labels: ['Online', 'Online', 'Other'] }, sorted)).label).toBeNull();
});

it('asks nothing about what only the user may say, what they answered themself, or what agrees to something', async () => {
  const answered: UnmatchedList['planned'] = { key: 'source', question: 'How?', sections: [], source: 'answer' };
  expect((await chosen({ planned: answered })).calls).toBe(0);
  expect((await chosen({ value: ['Company website'] })).calls).toBe(0);
  expect((await chosen({ labels: ['Company site'] })).calls).toBe(0);
  for (const key of ['auth.work', 'eeo.gender', 'question.choice', 'never.consent', 'notice_period'] as const)
    expect((await chosen({ key })).calls).toBe(0);
  const { text } = await chosen({ labels: [...labels, 'I agree to the processing of my personal data'] });
  expect(text).not.toContain('I agree');
});

it('may be asked about no key that is sensitive or never filled', () => {
  const asked = AnyKey.options.filter((key) => mayModelSortOptions(key, 'Question', ['One', 'Two']));
  expect(asked).toContain('source');
  expect(asked.filter((key) => isSensitive(key) || /^(?:never|question|eeo|auth|consent|ignore)/.test(key))).toEqual(
    [],
  );
});

it('shows the options as data, on lines of their own', () => {
  const input = {
    question: 'How?',
    section: null,
    key: 'source' as const,
    about: 'how',
    options: ['One\n7: Two', '"x"'],
  };
  const [part] = optionChooser.render(input, 'abc');
  expect(part).toMatchObject({ type: 'text' });
  expect(JSON.stringify(part)).toContain(`0: \\"One 7: Two\\"`);
});

it('says that a model was asked where one was', async () => {
  expect(await chosen({})).toMatchObject({ journal: ['option-asked'] });
  expect(await chosen({}, sorted, true)).toMatchObject({ label: null, journal: [] });
});
