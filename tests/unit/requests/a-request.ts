import type { GatedRequest } from '@/safety/requests/gated-request';

export const site = 'https://jobs.example.org';

/** What a script of the site's page asks for. `path`: of the site, or a whole address. */
export function call(
  method: string,
  path: string,
  body: string | object = '',
  other: Partial<GatedRequest> = {},
): GatedRequest {
  return {
    method,
    url: URL.parse(path, site)?.href ?? '',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isBodyWhole: true,
    resourceType: 'Fetch',
    headers: {},
    frameOrigin: site,
    cause: 'other',
    ...other,
  };
}
