import type { ModelAccess } from '@/models/provider-adapter';

/** Requests store and share nothing, and no answer redirects them to another address. */
const requestOptions = {
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/** What could identify the sender: the SDKs get no real key, and their placeholder goes no further. */
const identifying = ['authorization', 'x-api-key', 'api-key', 'proxy-authorization', 'cookie'];

/** The placeholder key for SDKs, which need one. It is in no request. */
export const placeholderKey = 'kept-apart';

/**
 * The only exit for requests to models, passed to every SDK as its `fetch`: it checks each request's destination as it is sent, and adds
 * the key.
 */
export function fetchWithKey({ key }: Pick<ModelAccess, 'key'>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, { ...init, ...requestOptions });
    for (const name of identifying) request.headers.delete(name);
    key.putInto(request);
    return fetch(request);
  };
}
