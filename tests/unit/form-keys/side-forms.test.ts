import { expect, it } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { withoutSideForms } from '@/forms/keys/without-side-forms';
import { aField } from './a-field';

const application = [
  aField({ question: 'Name' }),
  aField({ question: 'E-mail' }),
  aField({ question: 'CV', kind: 'file' }),
];
const email = aField({ question: 'E-mail' });
const password = aField({ question: 'Password', clues: { type: 'password' } });

/** Keys of the fields of several forms of a page, one after the other. */
const keysOf = (...forms: (typeof application)[]) =>
  withoutSideForms(
    assignFieldKeys(forms.flat()),
    forms.flatMap((fields, form) => fields.map(() => form)),
  ).map(({ key }) => key);
const own = ['name', 'email', 'file.resume'];

it('takes nothing of a form to log in, or to be told of jobs, for a question of the application', () => {
  expect(keysOf([email, password], application)).toEqual(['ignore.login', 'never.secret', ...own]);
  expect(keysOf(application, [aField({ question: 'Job title' }), email])).toEqual([
    ...own,
    'ignore.other',
    'ignore.other',
  ]);
});

it('leaves an application alone that stands in several forms, or is no application', () => {
  expect(keysOf([application[0] ?? email], application)).toEqual(['name', ...own]);
  expect(keysOf([email, password], [aField({ question: 'Name' }), email])).toEqual([
    'email',
    'never.secret',
    'name',
    'email',
  ]);
  expect(keysOf([email], [aField({ question: 'CV', kind: 'file' })])).toEqual(['email', 'file.resume']);
});

it('takes the form of a later step, which is not shown, for none beside the one that is', () => {
  const later = [aField({ question: 'CV', kind: 'file', isVisible: false }), { ...email, isVisible: false }];
  expect(keysOf([aField({ question: 'Name' }), email], later)).toEqual(['name', 'email', 'file.resume', 'email']);
});

it('requires nothing that a form beside it does to sign up for news, on any page of the application', () => {
  const news = aField({ question: 'Newsletter', kind: 'text', isRequired: true });
  const keyed = (...forms: FormField[][]) =>
    withoutSideForms(
      forms.flat(),
      forms.flatMap((fields, form) => fields.map(() => form)),
    ).map(({ key }) => key);
  const name = { ...aField({ question: 'Name' }), key: 'name' as const };
  const signUp = { ...news, key: 'never.marketing' as const };
  expect(keyed([name], [signUp])).toEqual(['name', 'ignore.other']);
  // In the application's own form, or alone, it is a question that its user is told of.
  expect(keyed([name, signUp])).toEqual(['name', 'never.marketing']);
  expect(keyed([signUp])).toEqual(['never.marketing']);
});
