import { describe, expect, it } from 'vitest';
import { isOpenCall } from '@/language/words/jobs/open-call-words';

describe('a title that asks for applications as whatever one likes', () => {
  it.each([
    'Initiativbewerbungen',
    'Open application',
    'Candidature spontanée',
    'Autocandidatura',
    'Spontanansökan',
    'Avoin hakemus',
    'Open sollicitatie',
  ])('is “%s”', (title) => expect(isOpenCall(title)).toBe(true));

  it.each(['Application Engineer', 'Nurse (open application)', 'Open Source Developer'])('is not “%s”', (title) =>
    expect(isOpenCall(title)).toBe(false),
  );
});
