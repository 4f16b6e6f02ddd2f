import type { Access } from './wire';

/** Nothing is stored or shared along with a request, and no answer leads it on to another address. */
const manners = {
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/** What could identify its sender: the SDKs are given no key, and what they take for one goes no further. */
const identifying = ['authorization', 'x-api-key', 'api-key', 'proxy-authorization', 'cookie'];

/** What the SDKs are given for a key: they want one. It is in no request. */
export const keyIsKeptApart = 'kept-apart';

/**
 * The one way out for requests to models, given to every SDK as its `fetch`: where a request goes is looked at as it is sent,
 * and the key put in there.
 */
export function sendWithKey({ key }: Pick<Access, 'key'>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, { ...init, ...manners });
    for (const name of identifying) request.headers.delete(name);
    key.putInto(request);
    return fetch(request);
  };
}
