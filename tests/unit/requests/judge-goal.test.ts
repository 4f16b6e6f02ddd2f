import { describe, expect, it } from 'vitest';
import { isPartOfAllowedAct, showsBasket } from '@/safety/requests/judge-goal';
import { call, site } from './a-request';

const { origin } = new URL(site);
const allowed = { code: 'send', name: 'Send message', origin } as const;

describe('what a user has allowed', () => {
  it('goes to the origin that they were told', () => {
    expect(isPartOfAllowedAct(call('POST', '/messages', 'hello'), allowed)).toBe(true);
    expect(isPartOfAllowedAct({ ...call('POST', '/messages'), url: 'https://elsewhere.test/messages' }, allowed)).toBe(
      false,
    );
    expect(isPartOfAllowedAct({ ...call('POST', '/messages'), frameOrigin: 'https://frame.test' }, allowed)).toBe(
      false,
    );
  });

  it('is nothing without their word, nor by a link to another site', () => {
    expect(isPartOfAllowedAct(call('POST', '/messages'), null)).toBe(false);
    expect(isPartOfAllowedAct(call('POST', '/messages'), { ...allowed, code: 'leaves-site' })).toBe(false);
  });
});

it('shows a basket, and fills none', () => {
  const page = (method: string, path: string) => call(method, path, '', { resourceType: 'Document' });
  expect(showsBasket(page('GET', '/shop/basket'))).toBe(true);
  expect(showsBasket(page('GET', '/cart.html'))).toBe(true);
  expect(showsBasket(page('POST', '/shop/basket'))).toBe(false);
  expect(showsBasket(page('GET', '/basket?add=12'))).toBe(false);
  expect(showsBasket(page('GET', '/basket/add/12'))).toBe(false);
  expect(showsBasket(call('GET', '/basket'))).toBe(false);
});
