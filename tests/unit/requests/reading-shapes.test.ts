import { describe, expect, it } from 'vitest';
import type { GatedRequest } from '@/safety/requests/gated-request';
import { createReadingJudge } from '@/safety/requests/judge-reading';
import { call, site } from './a-request';

/** After an act, where the page's own traffic counts no more. */
function isHeld(request: GatedRequest, typed = ''): boolean {
  const judge = createReadingJudge();
  judge.expect(`${site}/jobs`);
  if (typed !== '') judge.addTyped(typed);
  judge.act();
  return judge.isHeld(request);
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const posted = (path: string, fields: Record<string, string>) =>
  call('POST', path, form(fields), { resourceType: 'Document', cause: 'form' });
const withHeaders = (request: GatedRequest, headers: Record<string, string>) => ({ ...request, headers });
const query = 'query JobSearch($q: String) { searchJobs(q: $q) { id title applyUrl isSaved savedAt } }';

describe('what boards ask for as they are read', () => {
  it.each<[string, GatedRequest]>([
    ['Workday', call('POST', '/wday/cxs/acme/jobs', { limit: 20, offset: 20, searchText: '', appliedFacets: {} })],
    [
      'Workday, narrowed',
      call('POST', '/wday/cxs/acme/External/jobs', {
        appliedFacets: { timeType: ['f1'] },
        limit: 20,
        offset: 0,
        searchText: 'nurse',
      }),
    ],
    [
      'Algolia',
      call('POST', 'https://x1y2-dsn.algolia.net/1/indexes/*/queries?x-algolia-agent=a', {
        requests: [{ indexName: 'jobs', params: 'query=&hitsPerPage=20&page=1&facets=%5B%22city%22%5D' }],
      }),
    ],
    [
      'Algolia, one index',
      call('POST', 'https://x1y2-dsn.algolia.net/1/indexes/jobs/query', { params: 'query=apply&page=0' }),
    ],
    ['GraphQL', call('POST', '/graphql', { operationName: 'JobSearch', query, variables: { q: 'nurse' } })],
    [
      'GraphQL by another name',
      call('POST', '/graph', {
        operationName: 'ApplyButton',
        query: 'query ApplyButton($id: ID!) { job(id: $id) { id } }',
        variables: { id: 1 },
      }),
    ],
    ['GraphQL in a batch', call('POST', '/graphql', [{ query }, { query: '{ viewer { id } }' }])],
    [
      'GraphQL with fragments',
      call('POST', '/api/non-user-graphql?op=ApiJobBoardWithTeams', {
        query: `${query} fragment Parts on Job { id ...More } fragment More on Job { title }`,
      }),
    ],
    [
      'GraphQL kept at its server',
      call('POST', '/graphql', {
        operationName: 'SearchJobs',
        variables: { page: 1 },
        extensions: { persistedQuery: { version: 1, sha256Hash: 'ab12ab12' } },
      }),
    ],
    [
      'GraphQL with strings in it',
      call('POST', '/graphql', { query: '# mutation\nquery A { jobs(text: "mutation { apply }") { id } }' }),
    ],
    ['Elasticsearch', call('POST', '/jobs/_search', { query: { match: { title: 'nurse' } }, from: 20, size: 20 })],
    ['Elasticsearch, many', call('POST', '/_msearch', '{"index":"jobs"}\n{"query":{"match_all":{}},"size":10}\n')],
    ['Typesense', call('POST', '/multi_search', { searches: [{ collection: 'jobs', q: 'nurse', query_by: 'title' }] })],
    ['Meilisearch', call('POST', '/indexes/jobs/search', { q: 'nurse', limit: 20 })],
    [
      'Azure Search',
      call('POST', '/indexes/jobs/docs/search.post.search?api-version=2020-06-30', { search: '*', top: 20, skip: 20 }),
    ],
    [
      'Coveo',
      call('POST', '/rest/search/v2', { q: '', numberOfResults: 10, firstResult: 10, sortCriteria: 'relevancy' }),
    ],
    ['an interface of its own', call('POST', '/api/jobs/search', { keyword: 'nurse', siteId: 'abc', brand: 'x' })],
    ['a list of jobs', call('POST', '/jobs/list', form({ offset: '3' }))],
    [
      'a collection of jobs',
      call('POST', '/api/v3/accounts/acme/jobs', { query: '', location: [], department: [], worktype: [] }),
    ],
    [
      'Taleo',
      call('POST', '/careersection/rest/jobboard/searchjobs?lang=en', {
        multilineEnabled: false,
        sortingSelection: { sortBySelectionParam: '3' },
        fieldData: { fields: { KEYWORD: '' } },
        pageNo: 2,
      }),
    ],
    [
      'widgets',
      call('POST', '/widgets', {
        ddoKey: 'refineSearch',
        lang: 'en_us',
        sortBy: '',
        from: 10,
        size: 10,
        jobs: true,
        counts: true,
        all_fields: ['category'],
        keywords: '',
        selected_fields: {},
      }),
    ],
    [
      'BrassRing',
      call('POST', '/TgNewUI/Search/Ajax/ProcessSortAndShowMoreJobs', {
        partnerId: '1',
        pageNumber: 2,
        sortType: 'LastUpdated',
      }),
    ],
    ['gRPC', call('POST', '/jobs.v1.JobSearchService/SearchJobs', '\u0000\u0003nurse')],
    ['tRPC', call('POST', '/api/trpc/job.list?batch=1', { 0: { json: { page: 2 } } })],
    ['JSON-RPC', call('POST', '/rpc', { jsonrpc: '2.0', method: 'job.search', params: { page: 2 }, id: 1 })],
    [
      'JSON-RPC that calls a model',
      call('POST', '/web/dataset/call_kw', {
        jsonrpc: '2.0',
        method: 'call',
        params: { model: 'hr.job', method: 'search_read' },
      }),
    ],
    [
      'WP Job Manager',
      call(
        'POST',
        '/jm-ajax/get_listings/',
        form({ search_keywords: '', search_location: '', page: '2', per_page: '10' }),
      ),
    ],
    [
      'WordPress',
      call('POST', '/wp-admin/admin-ajax.php', form({ action: 'acme_load_more_jobs', paged: '2', nonce: 'x1' })),
    ],
    [
      'FacetWP',
      call('POST', '/wp-json/facetwp/v1/refresh', { action: 'facetwp_refresh', data: { facets: {}, paged: 2 } }),
    ],
    ['Drupal', call('POST', '/views/ajax', form({ view_name: 'jobs', view_display_id: 'block_1', page: '2' }))],
    [
      'Livewire',
      call('POST', '/livewire/update', { components: [{ calls: [{ method: 'nextPage', params: ['page'] }] }] }),
    ],
    [
      'Salesforce',
      call(
        'POST',
        '/s/sfsites/aura?r=3',
        form({
          message: JSON.stringify({
            actions: [{ id: '1;a', descriptor: 'apex://JobController/ACTION$searchJobs', params: {} }],
          }),
          'aura.pageURI': '/s/jobs',
        }),
      ),
    ],
    [
      'JSF',
      call(
        'POST',
        '/jobs.xhtml',
        form({
          'javax.faces.partial.ajax': 'true',
          'javax.faces.source': 'form:jobTable',
          'form:jobTable_pagination': 'true',
          'form:jobTable_first': '10',
        }),
      ),
    ],
    [
      'ASP.NET, in part',
      call('POST', '/jobs.aspx', form({ __EVENTTARGET: 'ctl00$Main$JobPager', __VIEWSTATE: 'x', __ASYNCPOST: 'true' })),
    ],
    [
      'ASP.NET',
      posted('/jobs.aspx', {
        __EVENTTARGET: 'ctl00$Main$gvJobs',
        __EVENTARGUMENT: 'Page$2',
        __VIEWSTATE: 'x',
        __EVENTVALIDATION: 'y',
      }),
    ],
    [
      'SOAP',
      withHeaders(
        call(
          'POST',
          '/services/JobService.asmx',
          '<soap:Envelope><soap:Body><SearchJobs xmlns="x"><page>2</page></SearchJobs></soap:Body></soap:Envelope>',
        ),
        { SOAPAction: '"http://x/SearchJobs"' },
      ),
    ],
    ['Supabase', call('POST', '/rest/v1/rpc/search_jobs', { term: 'nurse', page_size: 20 })],
    [
      'Firestore',
      call('POST', '/v1/projects/p/databases/d/documents:runQuery', {
        structuredQuery: { from: [{ collectionId: 'jobs' }], limit: 20 },
      }),
    ],
    ['details of one', call('POST', '/jobs/details', { id: 42 })],
    ['details of one by a verb', call('POST', '/api/position/getJobDetail', { jobId: 42 })],
    ['jobs like one', call('POST', '/api/jobs/7400137/similar', { limit: 5 })],
    [
      'a filter of easy applications',
      call('POST', '/api/jobs/search', { q: '', filters: { easyApply: true, flags: ['EASY_APPLY'] }, page: 1 }),
    ],
    ['a search for words that are actions', call('POST', '/api/search', { q: 'apply', keywords: 'save', page: 1 })],
    ['jobs, not those applied to', call('POST', '/api/jobs/search', { page: 1, applied: false, saved: false })],
    ['suggestions', call('POST', '/api/autocomplete', { prefix: 'nur' })],
    [
      'a name of an operation in a header',
      withHeaders(call('POST', '/graphql', { query }), {
        'x-apollo-operation-name': 'JobSearch',
        'x-operation-id': '7f3a',
      }),
    ],
    ['a form that searches', posted('/search', { q: 'nurse', location: 'Berlin', submit: 'Search' })],
    [
      'a form that searches in German',
      posted('/stellenangebote', { stichwort: 'Pflege', ort: 'Berlin', umkreis: '20' }),
    ],
    ['a form that searches by the page itself', posted('/jobs', { keywords: 'nurse', csrf_token: '1' })],
    ['a form at the front door', posted('/index.php', { q: 'nurse' })],
    ['a form that turns pages', posted('/emplois', { page: '2' })],
    ['what was looked at', call('POST', '/events', { type: 'job_click', page: 'search' }, { resourceType: 'Ping' })],
    ['what was looked at, by a verb', call('POST', '/track', '{"event":"row"}')],
    [
      'Glassdoor',
      call('POST', '/graph', [
        {
          operationName: 'JobSearchResultsQuery',
          variables: { numPerPage: 30 },
          query: 'query JobSearchResultsQuery($a: Int) { jobListings(c: $a) { x } }',
        },
      ]),
    ],
    [
      'UltiPro',
      call('POST', '/ACME/JobBoard/0f1a2b3c-1111-2222-3333-444455556666/JobBoardView/LoadSearchResults', {
        opportunitySearch: { Top: 20, Skip: 0, QueryString: '', OrderBy: [], Filters: [] },
        matchCriteria: { PreferredJobs: [] },
      }),
    ],
    [
      'SuccessFactors',
      call('POST', '/services/recruiting/v1/jobs', {
        locale: 'en_US',
        pageNumber: 0,
        sortBy: '',
        keywords: '',
        facetFilters: {},
        alertId: '',
        rcmCandidateId: '',
      }),
    ],
    [
      'a table of pages',
      call('POST', '/jobs/data', 'draw=2&start=10&length=10&search%5Bvalue%5D=&order%5B0%5D%5Bcolumn%5D=0'),
    ],
    [
      'htmx',
      withHeaders(call('POST', '/jobs/filter', 'department=it'), {
        'HX-Request': 'true',
        'HX-Target': 'results',
        'HX-Trigger': 'filters',
      }),
    ],
    ['words written as one', call('POST', '/offres/recherche.rechercheoffre:afficherplusderesultats?range=20-39')],
    ['how fast it was', call('POST', '/cdn-cgi/rum', { timings: {} })],
    [
      "a page of LinkedIn's kind",
      call('GET', '/voyager/api/graphql?queryId=voyagerJobsDashJobCards.1a&variables=(start:25,count:25)'),
    ],
    ['questions of a form', call('GET', '/jobs/7400137/apply/questions?country=GB')],
    ['whether one has applied', call('GET', '/api/jobs/7400137/apply/status')],
    ["a part of a site by an action's name", call('GET', '/apply-online/positions?page=2')],
    ['saved searches that there are', call('GET', '/api/saved-searches')],
    ["a posting's page", call('GET', '/jobs/save-energy-consultant-7400137', '', { resourceType: 'Document' })],
    ['a logo', call('GET', 'https://cdn.example.net/logos/apply-digital.png', '', { resourceType: 'Image' })],
    [
      'a token made anew',
      call('POST', '/oauth/token', form({ grant_type: 'refresh_token', refresh_token: 'x', client_id: 'y' })),
    ],
    [
      'what the browser asks before',
      withHeaders(call('OPTIONS', 'https://api.example.net/v1/jobs/search', '', { resourceType: 'Preflight' }), {
        Origin: site,
      }),
    ],
  ])('%s passes', (_, request) => {
    expect(isHeld(request)).toBe(false);
  });
});

const actions = [
  'apply',
  'save',
  'follow',
  'subscribe',
  'bewerben',
  'postuler',
  'merken',
  'guardar',
  '応募',
  'oneclick',
  'star',
  'withdraw',
];
const id = '7400137';
/** Places of a request in which nobody looks, each with one that reads otherwise. */
const places: Record<string, (action: string) => GatedRequest> = {
  'the end of a path': (action) => call('POST', `/jobs/${id}/${action}`),
  'the middle of a path': (action) => call('POST', `/jobs/${id}/${action}/events`),
  'a path, encoded': (action) =>
    call(
      'POST',
      `/jobs/${id}/${[...new TextEncoder().encode(action)].map((byte) => `%${byte.toString(16)}`).join('')}`,
    ),
  'a query of a search': (action) =>
    call('POST', `/api/search?do=${encodeURIComponent(action)}`, { q: 'nurse', page: 1 }),
  'a query that is only asked': (action) => call('GET', `/jobs/list?action=${encodeURIComponent(action)}&id=${id}`),
  'a path that is only asked': (action) => call('GET', `/jobs/${id}/${encodeURIComponent(action)}/go`),
  'an operation in a search': (action) => call('POST', '/api/search', { action, page: 1, q: '' }),
  'an operation deep in it': (action) =>
    call('POST', '/api/search', { page: 1, q: '', data: [{ inner: { op: action } }] }),
  'an operation of a batch': (action) => call('POST', '/rpc', [{ method: 'job.list' }, { method: `job.${action}` }]),
  'a header': (action) => withHeaders(call('POST', '/api/search', { q: '', page: 1 }), { 'x-action': action }),
  'a mutation by another name': (action) =>
    call('POST', '/graphql', {
      operationName: 'JobSearch',
      query: `mutation JobSearch { list: do_${/^\w+$/.test(action) ? action : 'x'}(id: ${id}) { id } }`,
    }),
  'JSON in a form': (action) =>
    call('POST', '/api/search', form({ page: '1', q: '', message: JSON.stringify({ command: action }) })),
  'a control': (action) => posted('/jobs', { __EVENTTARGET: `ctl00$List$btn_${action}`, __VIEWSTATE: 'x' }),
  'a collection': (action) => call('POST', `/${encodeURIComponent(action)}s`, { job: id }),
};

const spread = Object.entries(places).flatMap(([place, make]) =>
  actions.map((action) => [action, place, make(action)] as const),
);

describe('an action', () => {
  it.each(spread)('“%s” in %s is held', (_, __, request) => {
    expect(isHeld(request)).toBe(true);
  });
});

describe('what does not show that it reads is held', () => {
  it.each<[string, GatedRequest]>([
    ['nothing but a thing', call('POST', '/api/v2/item', { id })],
    ['a word nobody knows', call('POST', `/jobs/${id}/zorp`)],
    ['one that reads behind a word nobody knows', call('POST', `/jobs/${id}/zorp/search`)],
    ['an operation nobody knows', call('POST', '/api/search', { action: 'zorp', q: '' })],
    ['an operation nobody knows in a header', withHeaders(call('POST', '/jobs'), { 'next-action': '7fa3b2c1d0' })],
    ['a thing among pages', call('POST', '/api/v2/item', { id, page: 1, limit: 10 })],
    ['a job in a collection of jobs', call('POST', '/jobs', { job: id, page: 1 })],
    ['GraphQL without its document', call('POST', '/graphql', { id: 'ab12', variables: { id } })],
    [
      'a query and a mutation',
      call('POST', '/graphql', { query: `${query} mutation M { a(id: 1) { id } }`, operationName: 'JobSearch' }),
    ],
    ['a mutation in a batch', call('POST', '/graphql', [{ query }, { query: 'mutation { a }' }])],
    ['a mutation in a form', call('POST', '/graphql', form({ query: 'mutation { a }' }))],
    ['a mutation by itself', call('POST', '/graphql', 'mutation { a }')],
    ['a query whose field is an action', call('POST', '/graphql', { query: '{ x: applyToJob(id: 1) { id } }' })],
    ['a state', call('POST', '/api/jobs/search', { page: 1, q: '', status: 'applied' })],
    ['a flag', call('POST', '/api/jobs/search', { page: 1, q: '', saved: true })],
    ['an alert with what is looked for', call('POST', '/api/alerts', { keywords: 'nurse', location: 'Berlin' })],
    ['a search that is kept', call('POST', '/saved-searches', 'q=nurse')],
    ['a search that is kept by a verb', call('POST', '/api/save-search', { q: 'nurse', page: 1 })],
    ['a search that is made', call('POST', '/api/create-search', { q: 'nurse' })],
    ['a request in a request', call('POST', '/api/search', { page: 1, q: '', path: `/jobs/${id}/apply` })],
    [
      'SOAP',
      withHeaders(call('POST', '/services/search', '<Envelope><Body><ApplyToJob/></Body></Envelope>'), {
        SOAPAction: 'SearchJobs',
      }),
    ],
    ['XML', call('POST', '/services/search', '<do><it/></do>')],
    ['a form to a place nobody knows', posted('/zorp', { q: 'nurse' })],
    ['a form with a field nobody knows', posted('/jobs', { q: 'nurse', zorp: '1' })],
    ['a form whose button is an action', posted('/jobs', { q: '', submit: 'Apply now' })],
    ['a form of a subscription', posted('/jobs', { q: 'nurse', type: 'subscribe' })],
    ['a form that keeps', { ...posted('/job-alerts', {}), method: 'GET', url: `${site}/job-alerts?q=nurse` }],
    ['an alert in two places', call('GET', '/api/job-alerts?create=1', '', { resourceType: 'Image' })],
    ['a token beside an application', call('POST', `/jobs/${id}/apply`, form({ grant_type: 'refresh_token' }))],
    ['a report of the browser', call('POST', `/jobs/${id}/apply`, '', { resourceType: 'CSPViolationReport' })],
    [
      'a part of a page that does something',
      call('POST', '/jobs.aspx', form({ __EVENTTARGET: 'job', job: id, action: 'apply' })),
    ],
    ['what is said of one thing beside', call('POST', `/jobs/${id}/details`, { shortlisted: 1 })],
    ['what is said of one thing in a search', call('POST', '/api/search', { jobId: id, page: 1, zorp: 'x' })],
    ['a part of a path', call('POST', '/jobs/search;action=apply', { page: 1, q: '' })],
    ['JSON in base64', call('POST', '/api/search', { payload: btoa('{"action":"apply"}') })],
    ['text of no form', call('POST', '/api/search', `APPLY ${id}`)],
    [
      'telemetry that speaks of an action',
      call('POST', '/api/events', { name: 'job_application_submitted', jobId: id }),
    ],
    ['POST in a query', call('GET', `/api/jobs/${id}?_method=POST&bid=1`)],
    ['a mutation in a query', call('GET', `/graphql?query=${encodeURIComponent('mutation { a(id: 1) { id } }')}`)],
    ['a list that is added to', call('POST', '/api/lists/17/items', { jobId: id })],
    ['a packed call', call('POST', '/jobs.v1.JobService/ToggleBookmark', '\u0000\u0001a')],
    [
      'a bundle',
      call(
        'POST',
        '/odata/$batch',
        '--b\r\nContent-Type: application/http\r\n\r\nPOST /Applications HTTP/1.1\r\n\r\n{}\r\n--b--',
      ),
    ],
  ])('%s', (_, request) => {
    expect(isHeld(request)).toBe(true);
  });
});

describe("the page's own traffic", () => {
  const poll = call('POST', '/rpc/x', { list: 'a' });

  it('passes before the run has done anything, and what is just like it after', () => {
    const judge = createReadingJudge();
    expect(judge.isHeld(poll)).toBe(false);
    judge.act();
    expect(judge.isHeld(poll)).toBe(false);
    expect(judge.isHeld(call('POST', '/rpc/x', { list: 'a', more: 1 }))).toBe(true);
    expect(judge.isHeld(call('POST', '/rpc/y', { list: 'a' }))).toBe(true);
    judge.beginPage();
    expect(judge.isHeld(call('POST', '/rpc/y', { list: 'a' }))).toBe(false);
  });

  it('says no action, and does nothing to one thing', () => {
    const judge = createReadingJudge();
    expect(judge.isHeld(call('POST', '/api/v2/item', { id, applied: true }))).toBe(true);
    expect(judge.isHeld(call('POST', `/jobs/${id}/zorp`))).toBe(true);
    expect(judge.isHeld(call('POST', '/favourites', { id }))).toBe(true);
  });
});

describe('words that the run has typed', () => {
  const words = 'zymurgy';
  const cors = { Origin: site };
  const other = 'https://other.example';

  it.each<[string, GatedRequest]>([
    [
      'a search at another origin',
      call('POST', `${other}/1/indexes/*/queries`, { requests: [{ params: `query=${words}&page=0` }] }),
    ],
    ['a search at another origin by GET', withHeaders(call('GET', `${other}/jobs/search?q=${words}`), cors)],
    ['GraphQL at another origin', call('POST', `${other}/graphql`, { query, variables: { q: words } })],
    ['suggestions', withHeaders(call('GET', `${other}/places/autocomplete?input=${words}`), cors)],
    ['the site itself', call('GET', `/jobs?q=${words}`, '', { resourceType: 'Document', cause: 'form' })],
    ["the site's own pixel", call('GET', `/px?q=${words}`, '', { resourceType: 'Image' })],
    ['a worker of the site', call('GET', `/jobs?q=${words}`, '', { frameOrigin: null })],
    [
      'a file that is called so among others',
      call('GET', `${other}/assets/${words}-list.css`, '', { resourceType: 'Stylesheet' }),
    ],
  ])('may be told to %s', (_, request) => {
    expect(isHeld(request, words)).toBe(false);
  });

  it.each<[string, GatedRequest]>([
    ['fetch', withHeaders(call('GET', `${other}/collected?q=${words}`), cors)],
    ['fetch whose answer nobody may read', call('GET', `${other}/search?q=${words}`)],
    ['fetch in other letters', withHeaders(call('GET', `${other}/search?q=${btoa(words)}`), cors)],
    ['fetch under a name of nothing', withHeaders(call('GET', `${other}/search?zx=${words}`), cors)],
    ['POST', call('POST', `${other}/collected`, words)],
    ['an image', call('GET', `${other}/search?q=${words}`, '', { resourceType: 'Image' })],
    ['the name of an image', call('GET', `${other}/${words}.png`, '', { resourceType: 'Image' })],
    ['a beacon', call('POST', `${other}/search`, words, { resourceType: 'Ping' })],
    ['a frame', call('GET', `${other}/search?q=${words}`, '', { resourceType: 'Document' })],
    ['a frame by its path', call('GET', `${other}/${words}`, '', { resourceType: 'Document' })],
    ['a script', call('GET', `${other}/search.js?q=${words}`, '', { resourceType: 'Script' })],
    ['a host', call('GET', `https://${words}.other.example/`, '', { resourceType: 'Image' })],
  ])('go to no other origin by %s', (_, request) => {
    expect(isHeld(request, words)).toBe(true);
  });
});

describe('the columns that a table of rows asks its server for', () => {
  const columns = (names: string[]) =>
    names.flatMap((name, at) => [
      [`columns[${at}][data]`, name],
      [`columns[${at}][searchable]`, 'true'],
      [`columns[${at}][orderable]`, 'false'],
      [`columns[${at}][search][value]`, ''],
    ]);
  const page = { draw: '2', start: '10', length: '10', 'search[value]': '', 'order[0][column]': '1' };
  const told = { ...page, ...Object.fromEntries(columns(['title', 'pay', 'apply'])) };
  const asked = (fields: Record<string, string>) => [
    call('GET', `/jobs/data?${form(fields)}`),
    call('POST', '/jobs/data', form(fields)),
  ];

  it('may be called as actions are', () => {
    expect(asked(told).map((request) => isHeld(request))).toEqual([false, false]);
  });

  it('are no columns without a page of rows, without what is told of each, or said twice', () => {
    const { draw, ...unnumbered } = told;
    const { 'columns[1][orderable]': _, ...untold } = told;
    for (const fields of [unnumbered, untold, { ...told, draw: 'now' }])
      expect(asked(fields).map((request) => isHeld(request))).toEqual([true, true]);
    const twice = `${form(told)}&columns[1][data]=pay`;
    expect(isHeld(call('GET', `/jobs/data?${twice}`))).toBe(true);
    expect(isHeld(call('POST', '/jobs/data', twice))).toBe(true);
  });

  it('say nothing for what stands beside them', () => {
    for (const action of ['pay', 'apply', 'save'])
      expect(asked({ ...told, action }).map((request) => isHeld(request))).toEqual([true, true]);
    expect(isHeld(call('GET', `/jobs/data?${form({ ...told, 'columns[1][data]': 'apply/12' })}`))).toBe(true);
    expect(isHeld(call('GET', `/jobs/12/apply?${form(told)}`))).toBe(true);
  });
});
