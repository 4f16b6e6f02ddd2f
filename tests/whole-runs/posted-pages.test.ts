import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../harness/product';

/*
 * Pages that post themselves for whatever is pressed, under names of their system's own: by script, where the posting takes the list's place under
 * one address, and by a form, where the server leads on to the posting's address.
 */

const titles = ['Payroll Officer', 'Night Nurse', 'Truck Driver', 'Pastry Chef', 'Data Analyst', 'Site Manager'];
const cities = ['Leeds', 'York', 'Hull', 'Ripon', 'Selby', 'Whitby'];
const text = 'You plan your own work, keep its records and know the people who depend on it. '.repeat(6);
const perPage = 3;

const posting = (nth: number) =>
  `<h1>${titles[nth]}</h1><p><b>Location:</b> ${cities[nth]}</p><h2>Job description</h2><p>${text} As ${titles[nth]} you work in ${cities[nth]}.</p><button type="button">Apply</button>`;

const script = `function submitAction_w0(form, name) {
  form.ICAction.value = name;
  if (form.dataset.whole) return form.submit();
  fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then((all) => all.text()).then((html) => { box.innerHTML = html; });
}`;

/** The list, its pager above it, at a page of it. */
function listed(page: number): string {
  const first = page * perPage;
  const rows = titles
    .slice(first, first + perPage)
    .map(
      (title, at) =>
        `<tr onclick="submitAction_w0(document.w0,'RSLT$${first + at}')" style="cursor:pointer"><td>${title}</td><td>${cities[first + at]}</td><td>${7000 + first + at}</td></tr>`,
    );
  const next =
    first + perPage < titles.length
      ? `<a id="RSLT$hdown$0" href="javascript:submitAction_w0(document.w0,'RSLT$hdown$0');">Show next</a>`
      : '';
  return `<h1>Search jobs</h1><div><span>${first + 1}-${first + rows.length} of ${titles.length}</span> ${next}</div>
<table><thead><tr><th>Job title</th><th>Location</th><th>Job ID</th></tr></thead><tbody>${rows.join('')}</tbody></table><input type="hidden" name="StateNum" value="${page}">`;
}

const whole = (path: string, inner: string) => `<!doctype html><title>Jobs</title><script>${script}</script>
<form name="w0" method="post" action="${path}" ${path === '/c/LEADS.GBL' ? 'data-whole="1"' : ''}><input type="hidden" name="ICAction" value="None"><div id="box">${inner}</div></form>`;

async function answer(request: IncomingMessage): Promise<{ html: string; location?: string }> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  let body = '';
  for await (const part of request) body += part;
  const said = new URLSearchParams(body);
  const action = said.get('ICAction') ?? '';
  const page = Number(said.get('StateNum') ?? 0) + (action.includes('hdown') ? 1 : 0);
  const nth = Number(/^RSLT\$(\d+)$/.exec(action)?.[1] ?? url.searchParams.get('id') ?? -1);
  if (url.pathname === '/c/VIEW.GBL') return { html: `<!doctype html><title>Job</title>${posting(nth - 7000)}` };
  if (request.method === 'GET') return { html: whole(url.pathname, listed(0)) };
  if (url.pathname === '/c/STAYS.GBL') return { html: nth >= 0 ? posting(nth) : listed(page) };
  return nth >= 0
    ? { html: '', location: `/c/VIEW.GBL?id=${7000 + nth}` }
    : { html: whole(url.pathname, listed(page)) };
}

let product: Product;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { html, location } = await answer(request);
    response.writeHead(location ? 302 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...(location && { location }),
    });
    response.end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  product = await startProduct();
});
afterEach(() => product.forget());
afterAll(async () => {
  await product?.close();
  server?.closeAllConnections();
  server?.close();
});

async function collected(path: string) {
  const { id } = await product.discover(`${origin}${path}`, { pages: 5, details: null, jobs: 50 });
  const ended = await product.runWhen(id, ({ status }) => status !== 'running', 240_000);
  expect(ended.result).toMatchObject({ code: 'complete', success: true });
  const jobs = await product.jobs();
  expect(jobs.map(({ title }) => title).sort()).toEqual([...titles].sort());
  for (const { title, description } of jobs) expect(description).toContain(`As ${title} you work`);
  return jobs;
}

describe('a page that posts itself by the control that was pressed', () => {
  it('is turned, and its list opened again where a posting took its place', async () => {
    await collected('/c/STAYS.GBL');
  }, 300_000);

  it('gives each posting the address that its server leads on to', async () => {
    const jobs = await collected('/c/LEADS.GBL');
    const addresses = titles.map((_, nth) => `${origin}/c/VIEW.GBL?id=${7000 + nth}`);
    expect(jobs.map(({ url }) => url).sort()).toEqual(addresses);
  }, 300_000);
});
