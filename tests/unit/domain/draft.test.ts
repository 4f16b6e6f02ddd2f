import { describe, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldKind } from '@/domain/form/form-field';
import { mayDraft } from '@/forms/drafts/may-draft';
import { publicProfile } from '@/forms/drafts/public-profile';
import { ungroundedFacts } from '@/forms/drafts/ungrounded-facts';
import { sampleProfile as person } from '../../browser/profile-samples';

const profile = [
  'Work: Platform Engineer; Acme Corp; 2019-03 to today; Cut build times by 40 % on Kubernetes and C++',
  'Education: MSc; Computer Science; Technische Universität München; 2012 to 2014',
];
const applied = ['Platform Engineer', 'Baker Bits', 'Toronto', 'Why us?'];
const posting = ['You keep 1,200 ovens warm with Ansible. You bring 9 years of Linux.'];

describe('what stands in neither the profile nor the posting', () => {
  it.each([
    ['At Acme Corp I cut build times by 40 percent. I know Kubernetes and C++.', []],
    ['I studied at Technische Universität München until 2014.', []],
    ['Since 2019 I have kept platforms calm. Baker Bits keeps 1200 ovens warm with Ansible.', []],
    ['I want to work for Baker Bits in Toronto.', []],
    ['I bring 9 years of Linux and know Ansible.', ['9', 'Linux', 'Ansible']],
    ['I led a team of 12 people.', ['12']],
    ['I have over six years of experience.', ['six']],
    ['I hold an AWS certificate and worked with Google Cloud.', ['AWS', 'Google Cloud']],
    ['Before that I worked at Siemens.', ['Siemens']],
    ['I know C++, Kubernetes/Computer Science, Acme Corp and Platform Engineer.', []],
    ['I know C++, Rust and Kubernetes.', ['Rust']],
    ['I studied at Stanford University and know GitHub Actions.', ['Stanford University', 'GitHub Actions']],
    ['Ich habe bei Siemens und nicht für die Acme Corp gearbeitet, mit Kubernetes.', ['Siemens']],
    ['Ich arbeite gern mit Menschen, und die Arbeit an der Plattform macht mir Freude.', []],
    ['Ich habe 15 Jahre Erfahrung und ein Zertifikat als PMP.', ['15', 'PMP']],
    ['Jag har arbetat i fem år på Acme Corp.', ['fem']],
    ['Jeg har ledet et team på tolv personer.', ['tolv']],
    ['Minulla on kahdeksan vuoden kokemus.', ['kahdeksan']],
    ['J’ai sept ans d’expérience.', ['sept']],
    ['J’ai travaillé avec Ansible.', ['Ansible']],
    ['Bij Baker Bits voel ik me thuis in onze sector.', []],
  ])('is found: %s', (draft, found) => {
    expect(ungroundedFacts(draft, { profile, applied, posting })).toEqual(found);
  });
});

describe('the public part of a profile', () => {
  it('has work and schools, and nothing to reach or to tell the person by', () => {
    const lines = publicProfile(person).join('\n');
    const { basics, 'x-jobtrail': own } = person;
    expect(lines).toContain(person.work?.[0]?.name);
    const secret = [
      basics?.name,
      basics?.email,
      basics?.phone,
      basics?.location?.address,
      own?.birthDate,
      own?.familyName,
    ];
    for (const value of secret) if (value) expect(lines).not.toContain(value);
  });

  it('loses what was written into a summary all the same', () => {
    const summary = 'Zoë Green, zoe@mail.example, +49 (0)89 1234-5678, www.zoe.example: 9 years, since 2012-03';
    expect(publicProfile({ basics: { name: 'Zoë Green', summary } })).toEqual([
      'Summary: …, …, …, … 9 years, since 2012-03',
    ]);
  });
});

describe('a draft', () => {
  const asked = (question: string, key: FieldKey | null = null, kind: FieldKind = 'multiline') =>
    mayDraft({ kind, question, sections: [], key });

  it.each([['Why do you want to work here?'], ['Tell us about a project you are proud of']])(
    'may be asked for: %s',
    (question) => {
      expect(asked(question)).toBe(true);
    },
  );

  it.each([
    ['Are you legally authorized to work in Canada?'],
    ['Will you now or in the future require sponsorship?'],
    ['What are your salary expectations?'],
    ['Have you ever been convicted of a crime?'],
    ['What is your gender?'],
    ['Are you at least 18 years old?'],
    ['Date of birth'],
    ['Wie hoch sind Ihre Gehaltsvorstellungen?'],
    ['Social security number'],
    ['I certify that the above is true (type your name)'],
  ])('is barred, whatever key a model gave it: %s', (question) => {
    expect(asked(question, 'question.text')).toBe(false);
    expect(asked(question)).toBe(false);
  });

  it('is barred for what is chosen, and for sensitive keys however worded', () => {
    expect(asked('Why here?', null, 'select')).toBe(false);
    expect(asked('Tell us more', 'salary.expected')).toBe(false);
  });
});
