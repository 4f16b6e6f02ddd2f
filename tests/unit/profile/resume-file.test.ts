import { validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import type { Profile } from '@/domain/form/profile';
import { readResumeFile, resumeFile } from '@/ui/profile/resume-file';
import { sampleProfile } from '../../browser/profile-samples';
import { hasPersona, personaProfile } from '../../persona-profile';

/** What the published schema has against a file; null where it is valid. */
function problems(file: string): unknown {
  let found: unknown;
  validate(JSON.parse(file), (errors) => {
    found = errors;
  });
  return found;
}

const profiles: [string, Profile][] = [
  ['an empty one', {}],
  ['a full one', sampleProfile],
  ...(hasPersona ? [['that of the test person', personaProfile()] satisfies [string, Profile]] : []),
  ['one with addresses in half', { basics: { url: 'alex.example', profiles: [{ network: 'X', url: 'no address' }] } }],
];

describe('a profile as a file', () => {
  it.each(profiles)('is a JSON Resume: %s', (_name, profile) => {
    expect(problems(resumeFile(profile))).toBeNull();
  });

  it('comes back as it was', () => {
    const read = readResumeFile(resumeFile(sampleProfile));
    expect(read).toEqual({ profile: { ...sampleProfile, $schema: expect.any(String) }, leftOut: [] });
  });

  it('is told from what is none by the schema', () => {
    expect(problems('{ "basics": { "email": 7 } }')).not.toBeNull();
  });
});

describe('a JSON Resume of another program', () => {
  it('is read as far as it is sound, with all that a profile does not know', () => {
    const file = {
      basics: { name: 'Ana Gil', email: null, phone: '', profiles: [{ network: 'LinkedIn' }] },
      work: [{ name: 'Acme', startDate: '2019-03', endDate: 'Present' }],
      awards: [{ title: 'Best bread' }],
      'x-jobtrail': { salary: { amount: 'much' } },
    };
    expect(readResumeFile(JSON.stringify(file))).toEqual({
      profile: {
        basics: { name: 'Ana Gil', profiles: [{ network: 'LinkedIn' }] },
        work: [{ name: 'Acme', startDate: '2019-03' }],
        awards: [{ title: 'Best bread' }],
        'x-jobtrail': { salary: {}, givenName: 'Ana', familyName: 'Gil' },
      },
      leftOut: ['work.0.endDate', 'x-jobtrail.salary.amount'],
    });
  });

  it.each(['', '[]', '7', 'no JSON', 'null'])('is none: %j', (text) => {
    expect(readResumeFile(text)).toBeNull();
  });

  it('has its name in parts only where there are two', () => {
    const partsOf = (name: string) => readResumeFile(JSON.stringify({ basics: { name } }))?.profile['x-jobtrail'];
    expect(partsOf('Ana Gil')).toEqual({ givenName: 'Ana', familyName: 'Gil' });
    expect(partsOf('Ana Luz Gil')).toBeUndefined();
  });
});
