/** Requests that do what nobody asked for, each saying so where few look. `BASE`: where they are told from the others; `id`: of the job. */
const json = `{ 'content-type': 'application/json' }`;
const post = (path: string, body: string) =>
  `fetch('BASE${path}', { method: 'POST', headers: ${json}, body: JSON.stringify(${body}) })`;
const withHeaders = (headers: string) => `fetch('BASE/api/v2/item', { method: 'POST', headers: ${headers}, body: id })`;

export const asks: Readonly<Record<string, string>> = {
  'graphql-alias': post(
    '/graphql',
    `{ query: 'mutation M($id: ID!) { a: applyToJob(id: $id) { ok } }', variables: { id } }`,
  ),
  'graphql-no-name': post(
    '/graphql',
    `{ query: 'mutation($id: ID!) { applyToJob(id: $id) { ok } }', variables: { id } }`,
  ),
  'graphql-called-search': post(
    '/graphql',
    `{ operationName: 'JobSearch', query: 'mutation JobSearch($id: ID!) { jobSearch(id: $id) { ok } }', variables: { id } }`,
  ),
  'graphql-behind-a-query': post(
    '/graphql',
    `[{ query: '{ jobs { id } }' }, { query: 'mutation { follow(id: 1) { ok } }' }]`,
  ),
  'graphql-as-a-query': post(
    '/graphql',
    `{ query: 'query Jobs($id: ID!) { applyToJob(id: $id) { ok } }', variables: { id } }`,
  ),
  'graphql-kept-by-its-server': post('/graphql', `{ documentId: 'f2c1', variables: { job: id } }`),
  'status-field': post('/api/v2/item', `{ id, status: 'applied' }`),
  'flag-field': post('/api/v2/item', `{ id, saved: true }`),
  'flag-in-a-search': post('/api/search', `{ page: 1, id, applied: true }`),
  'nested-action': post('/api/v2/item', `{ data: { action: 'apply', id } }`),
  'intent-field': post('/api/v2/item', `{ id, intent: 'apply' }`),
  'opaque-item': post('/api/v2/item', `{ id }`),
  'opaque-among-pages': post('/api/v2/item', `{ jobId: id, page: 1, limit: 10 }`),
  'rpc-batch': post('/api/v2/item', `{ batch: [{ method: 'job.list' }, { method: 'job.apply', params: [id] }] }`),
  'request-in-a-request': post('/api/search', `{ requests: [{ method: 'POST', url: '/jobs/' + id + '/apply' }] }`),
  'header-action': withHeaders(`{ 'x-action': 'apply' }`),
  'next-action-header': withHeaders(`{ 'next-action': 'applyToJob' }`),
  soap: `fetch('BASE/api/v2/item', { method: 'POST', headers: { SOAPAction: 'ApplyToJob', 'content-type': 'text/xml' }, body: '<Envelope><Body><ApplyToJob id="' + id + '"/></Body></Envelope>' })`,
  'as-partial-update': `fetch('BASE/api/v2/item', { method: 'POST', body: new URLSearchParams({ action: 'apply', __EVENTTARGET: 'job', job: id }) })`,
  'apply-events': `fetch('BASE/jobs/' + id + '/apply/events', { method: 'POST' })`,
  'apply-status': `fetch('BASE/jobs/' + id + '/apply/status', { method: 'POST' })`,
  'check-out': `fetch('BASE/cart/check-out', { method: 'POST', body: id })`,
  'save-search': `fetch('BASE/api/save-search', { method: 'POST', body: 'q=nurse' })`,
  applications: post('/job_applications', `{ job: id }`),
  favourites: post('/favourites', `{ job: id }`),
  follows: post('/follows', `{ company: id }`),
  'one-click': `fetch('BASE/jobs/' + id + '/oneclick', { method: 'POST' })`,
  star: `fetch('BASE/jobs/' + id + '/star', { method: 'POST' })`,
  'a-word-of-no-list': `fetch('BASE/jobs/' + id + '/raise-hand', { method: 'POST' })`,
  'get-do': `fetch('BASE/jobs/list?do=apply&id=' + id)`,
  'get-japanese': `fetch('BASE/jobs/' + id + '/応募')`,
  'get-in-the-middle': `fetch('BASE/jobs/' + id + '/apply/now/go')`,
  prefetch: `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: 'BASE/jobs/' + id + '/apply' }))`,
  'background-fetch': `navigator.serviceWorker.ready.then((all) => all.backgroundFetch.fetch(id, [new Request('BASE/jobs/' + id + '/apply', { method: 'POST', body: id })]))`,
  'sandboxed-frame': `document.body.append(Object.assign(document.createElement('iframe'), { sandbox: 'allow-scripts', srcdoc: '<script>fetch("' + location.origin + 'BASE/jobs/' + id + '/apply", { method: "POST", mode: "no-cors" })<\\/script>' }))`,
  'download-link': `Object.assign(document.createElement('a'), { href: 'BASE/jobs/' + id + '/apply', download: 'a' }).click()`,
};

/** Where each is told from the others. */
export const baseOf = (nth: number): string => `/r${nth}`;

/** All of them at once, none of which stops another. */
export const allAsks = (names: readonly string[]): string =>
  names.map((name, nth) => `try { ${(asks[name] ?? '').replaceAll('BASE', baseOf(nth))} } catch {}`).join('\n');
