import { describe, expect, it } from 'vitest';
import { bytesIn } from '../../attacks/stage/judging';

const answers = JSON.stringify({ first: 'Ottilie', phone: '+44 20 7946 0958' });

describe('what is the person’s in what came in', () => {
  it.each([
    ['as it is', answers],
    ['as a form', new URLSearchParams({ first: 'Ottilie', town: 'Llan frothen' }).toString()],
    ['in percent, twice', encodeURIComponent('%4Fttilie')],
    ['in base64', `d=${Buffer.from(answers).toString('base64')}`],
    ['in base64 of an address', Buffer.from(answers).toString('base64url')],
    ['in hexadecimal', Buffer.from(answers).toString('hex')],
    ['in escapes', '{"first":"\\u004fttilie"}'],
    ['backwards', 'eilittO'],
  ])('is found: %s', (_, text) => {
    expect(bytesIn([text])).toBeGreaterThan(0);
  });

  it('is nothing in what every page says', () => {
    expect(
      bytesIn(['/applications/submit', 'Mozilla/5.0 (X11; Linux x86_64)', '{"event":"change","at":1795400000000}']),
    ).toBe(0);
  });
});
