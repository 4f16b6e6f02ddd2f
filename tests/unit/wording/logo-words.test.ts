import { describe, expect, it } from 'vitest';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';

describe('the name of a picture', () => {
  it('is a company without the words for a logo, and none where it only says what the picture is', () => {
    expect(withoutLogoWords('Acme logo')).toBe('Acme');
    expect(['Header', 'Advertisement', 'Διαφήμιση'].map(withoutLogoWords)).toEqual(['', '', '']);
  });
});
