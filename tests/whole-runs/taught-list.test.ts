import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../harness/product';
import { type Answering, answerWith } from '../score/answering';

/** Names without a sign of their kind, in rows whose parts are named by nothing: rules make out no list here. */
const notices = [
  ['Moss', 'Quill & Vane', 'Upper Tarn'],
  ['Lantern', 'Hob', 'Fenwick Lea'],
  ['Gable', 'Orchard Nine', 'Little Tarn'],
  ['Thimble', 'Brine', 'Upper Fenwick'],
  ['Harrow', 'Ash & Sons', 'Tarn Lea'],
  ['Cinder', 'Pell', 'Fenwick'],
] as const;
const rowOf = ([what, who, where]: (typeof notices)[number], index: number) =>
  `<div class="n"><div><a href="/n/${index}">${what}</a></div><div>${who}</div><div>${where}</div></div>`;
const list = `<!doctype html><title>Notices</title><h1>Notices</h1><p>Title, company, place.</p>
<div>${notices.map(rowOf).join('')}</div>`;

/** The same, as the only thing in a frame of another site. */
const around = (source: string) => `<!doctype html><title>Portal</title><header><a href="/about">Portal</a></header>
<h1>Board</h1><iframe src="${source}" style="width:100%;height:560px;border:0"></iframe>`;

let server: Server;
let origin: string;
let product: Product;
let model: Answering;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(url === '/framed' ? around(`${origin.replace('127.0.0.1', 'localhost')}/notices`) : list);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  product = await startProduct();
});
afterEach(async () => {
  await model?.close();
  await product.forget();
});
afterAll(async () => {
  await product?.close();
  server?.closeAllConnections();
  server?.close();
});

async function collect(path: string) {
  const { id } = await product.discover(`${origin}${path}`, { pages: 1, details: 0, jobs: 100 });
  const { result, state } = await product.runWhen(id, ({ status }) => status !== 'running');
  const jobs = (await product.jobs()).map(({ title, company, location }) => [title, company, location]);
  return { code: result?.code, state, jobs: jobs.toSorted() };
}

const truth = notices.map((notice) => [...notice]).toSorted();

describe('a list that rules do not make out', () => {
  it('is none to the rules', async () => {
    model = await answerWith('rules', product);
    await model.begin('notices', 0);
    expect(await collect('/notices')).toMatchObject({ code: 'not-a-job-list', jobs: [] });
  });

  it.each(['/notices', '/framed'])(
    'is read by what a model that knows only its prompt points out: %s',
    async (path) => {
      model = await answerWith('scripted', product);
      await model.begin('notices', 0);
      const first = await collect(path);
      expect(first).toMatchObject({ code: 'complete', jobs: truth });
      // Rows pointed out, and confirmed as read: nobody else was asked for anything.
      const asked = () =>
        model.asked().filter(({ request }) => request.tools.some(({ name }) => name === 'teach_list'));
      expect(asked()).toHaveLength(2);
      expect(model.asked()).toHaveLength(2);
      const place = path === '/framed' ? [0] : undefined;
      expect(first.state.recipe?.frame?.place).toEqual(place);
      // What was confirmed is kept for the site.
      expect(await collect(path)).toMatchObject({ code: 'complete', jobs: truth });
      expect(model.asked()).toHaveLength(2);
    },
  );
});
