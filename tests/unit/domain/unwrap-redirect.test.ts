import { describe, expect, it } from 'vitest';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { isSameSite } from '@/url/web-url';

const target = 'https://careers.acme.example/jobs/7?source=board';

describe('redirects', () => {
  it('are unwrapped, nested ones too', () => {
    const once = `https://www.board.test/out?url=${encodeURIComponent(target)}`;
    expect(unwrapRedirect(once)).toBe(target);
    expect(unwrapRedirect(`https://ads.click.test/c?adurl=${encodeURIComponent(once)}`)).toBe(target);
  });

  it('are not seen in what says where a visitor came from, or leads back to the same site', () => {
    const referred = `https://careers.acme.example/apply?referrer=${encodeURIComponent('https://www.board.test/jobs')}`;
    expect(unwrapRedirect(referred)).toBe(referred);
    const login = `https://www.board.test/login?to=${encodeURIComponent('https://jobs.board.test/apply/7')}`;
    expect(unwrapRedirect(login)).toBe(login);
    expect(unwrapRedirect('/relative')).toBe('/relative');
  });

  it('know sites by their registered name', () => {
    expect(isSameSite('www.board.co.uk', 'jobs.board.co.uk')).toBe(true);
    expect(isSameSite('acme.co.uk', 'board.co.uk')).toBe(false);
  });
});
