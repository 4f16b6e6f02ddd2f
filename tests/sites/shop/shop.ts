import { type Html, html } from '../html.ts';
import { redirectTo, respondWithHtml, type Site, type SiteRequest, type SiteResponse } from '../site.ts';
import { type Product, priceWords, productsOf } from './products.ts';

/** What is broken in a variant of the shop. */
export const shopFaults = [
  'none',
  'no-filter',
  'dead-sort',
  'wrong-page',
  'slow',
  'empty',
  'moved',
  'false-success',
] as const;
export type ShopFault = (typeof shopFaults)[number];

export interface Shop extends Site {
  /** Ids of what lies in the basket, as the shop itself knows. */
  basket(): readonly string[];
  /** Addresses it was asked for, in order: `GET /shop/find?q=lamp`. */
  log(): readonly string[];
  reset(seed: number, fault: ShopFault): void;
}

const perPage = 8;

/** A shop: search, a price filter behind a disclosure, sorting, product pages, a basket. */
export function createShop(): Shop {
  let products = productsOf(1);
  let fault: ShopFault = 'none';
  let basket: string[] = [];
  let log: string[] = [];
  return {
    basket: () => basket,
    log: () => log,
    reset(seed, broken) {
      products = productsOf(seed);
      fault = broken;
      basket = [];
      log = [];
    },
    handle(request) {
      const { pathname } = request.url;
      if (!pathname.startsWith('/shop')) return null;
      log.push(`${request.method} ${pathname}${request.url.search}`);
      const answer = answerOf(request, { products, fault, basket });
      if (request.method === 'POST' && pathname === '/shop/basket-lines' && fault !== 'false-success') {
        basket = [...basket, new URLSearchParams(request.body).get('item') ?? ''];
      }
      return fault === 'slow' ? { ...answer, delayMs: 1_500 } : answer;
    },
  };
}

interface ShopState {
  products: readonly Product[];
  fault: ShopFault;
  basket: readonly string[];
}

function answerOf({ method, url, body }: SiteRequest, shop: ShopState): SiteResponse {
  const path = url.pathname.replace(/^\/shop\/?/, '');
  if (path === 'script.js') return { status: 200, headers: { 'content-type': 'text/javascript' }, body: script };
  if (path === '') return page('Bellweather & Daughters', shop, home(shop));
  if (path === 'find') return results(url, shop);
  if (path === 'basket') return page('Your basket', shop, basketPage(shop));
  if (path === 'basket-lines' && method === 'POST') {
    const item = new URLSearchParams(body).get('item') ?? '';
    return redirectTo(`/shop/thing/${item}?added=1`);
  }
  const thing = /^thing\/(\w+)$/.exec(path);
  const product = thing && shop.products.find(({ id }) => id === thing[1]);
  return product
    ? page(product.title, shop, productPage(product, url))
    : page('Not here', shop, html`<h1>This page is not here</h1>`, 404);
}

function page(title: string, { basket, fault }: ShopState, content: Html, status = 200): SiteResponse {
  const count = basket.length;
  const search = html`<form action="/shop/find" method="get" role="search"><label for="wanted">Find things</label>
    <input id="wanted" name="q" type="text"><button>Look</button></form>`;
  const top = html`<a class="brand" href="/shop/">Bellweather</a>
    <nav aria-label="Departments"><a href="/shop/find?q=lamp">Lamps</a> <a href="/shop/find?q=headphones">Sound</a> <a href="/shop/find?q=kettle">Kitchen</a></nav>
    ${search}<a class="basket" href="/shop/basket">Basket (${count})</a>`;
  const header = fault === 'moved' ? html`<footer class="moved">${top}</footer>` : html`<header>${top}</header>`;
  const body = fault === 'moved' ? html`<main>${content}</main>${header}` : html`${header}<main>${content}</main>`;
  return respondWithHtml(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<style>body{font:16px sans-serif;margin:0 2rem}header,.moved{display:flex;gap:1rem;align-items:center;padding:1rem 0}
.cards{display:grid;gap:.5rem;padding:0;list-style:none}.cards li{border:1px solid #ccc;padding:.5rem}</style>
<script src="/shop/script.js" defer></script></head><body>${body}</body></html>`.markup,
    status,
  );
}

function home({ products }: ShopState): Html {
  return html`<h1>Things that last</h1><p>${products.length} things, looked after by two people.</p>
    <h2>New in</h2>${cards(products.slice(0, 4))}`;
}

function cards(products: readonly Product[]): Html {
  return html`<ul class="cards" aria-label="Things">${products.map(
    (product) => html`<li><h3><a href="/shop/thing/${product.id}">${product.title}</a></h3>
      <p>${product.brand}</p><p><b>${priceWords(product)}</b></p><p>${product.rating} of 5 · ${product.reviews} opinions</p>
      <p>${product.isInStock ? 'In stock' : 'Sold out'}</p></li>`,
  )}</ul>`;
}

const orders: Record<string, (one: Product, other: Product) => number> = {
  cheap: (one, other) => one.price - other.price,
  dear: (one, other) => other.price - one.price,
  best: (one, other) => other.rating - one.rating,
};

function results(url: URL, shop: ShopState): SiteResponse {
  const { fault, products } = shop;
  const words = (url.searchParams.get('q') ?? '').trim().toLowerCase();
  const number = (name: string) => Number(url.searchParams.get(name) || Number.NaN);
  const [least, most] = [number('from'), number('upto')];
  const order = fault === 'dead-sort' ? undefined : orders[url.searchParams.get('by') ?? ''];
  const found = products.filter(
    ({ title, price }) =>
      words.split(/\s+/).every((word) => title.toLowerCase().includes(word)) && !(price < least) && !(price > most),
  );
  const ordered = order ? found.toSorted(order) : found;
  const at = Math.max(1, Number(url.searchParams.get('p') ?? 1));
  const shown = fault === 'empty' ? [] : ordered.slice((at - 1) * perPage, at * perPage);
  const address = (change: Record<string, string>) => {
    const query = new URLSearchParams(url.searchParams);
    for (const [name, value] of Object.entries(change)) query.set(name, value);
    return `/shop/find?${query}`;
  };
  if (fault === 'wrong-page' && words !== '')
    return page('Our story', shop, html`<h1>Our story</h1><p>We began with one lamp and a borrowed van.</p>`);
  const hidden = ['q', 'by'].map(
    (name) => html`<input type="hidden" name="${name}" value="${url.searchParams.get(name) ?? ''}">`,
  );
  const filter =
    fault === 'no-filter'
      ? null
      : html`<details><summary>Price and more filters</summary>
    <form action="/shop/find" method="get" aria-label="Filter by price">${hidden}
      <label>Lowest price <input name="from" inputmode="numeric" value="${url.searchParams.get('from') ?? ''}"></label>
      <label>Highest price <input name="upto" inputmode="numeric" value="${url.searchParams.get('upto') ?? ''}"></label>
      <button>Apply filters</button></form></details>`;
  const sort = html`<label>Sort by <select id="by" data-sort><option value="">Our choice</option>${Object.entries({
    cheap: 'Lowest price first',
    dear: 'Highest price first',
    best: 'Best rated first',
  }).map(
    ([value, label]) =>
      html`<option value="${value}"${url.searchParams.get('by') === value ? html` selected` : null}>${label}</option>`,
  )}</select></label>`;
  const narrowed = most > 0 ? html`<p>Up to $${most}</p>` : null;
  const list = shown.length === 0 ? html`<p>No results. Nothing found for “${words}”.</p>` : cards(shown);
  const pages = Math.ceil(ordered.length / perPage);
  const next =
    at < pages && fault !== 'empty' ? html`<a rel="next" href="${address({ p: String(at + 1) })}">Next page</a>` : null;
  const head = html`<h1>${fault === 'empty' ? 0 : ordered.length} things for “${words}”</h1>`;
  return page(
    `${words} – Bellweather`,
    shop,
    html`${head}${narrowed}${filter}${sort}${list}${next ? html`<nav aria-label="Pages">${next}</nav>` : null}`,
  );
}

function productPage(product: Product, url: URL): Html {
  const isAdded = url.searchParams.has('added');
  return html`<h1>${product.title}</h1>${isAdded ? html`<p role="status">Added to your basket</p>` : null}
    <dl><dt>Brand</dt><dd>${product.brand}</dd><dt>Price</dt><dd>${priceWords(product)}</dd><dt>Rating</dt><dd>${product.rating} of 5</dd>
    <dt>Opinions</dt><dd>${product.reviews}</dd><dt>Stock</dt><dd>${product.isInStock ? 'In stock' : 'Sold out'}</dd></dl>
    <p>${product.about}</p>
    <form action="/shop/basket-lines" method="post"><input type="hidden" name="item" value="${product.id}"><button>Add to basket</button></form>`;
}

function basketPage({ products, basket }: ShopState): Html {
  const lines = basket.flatMap((item) => products.find(({ id }) => id === item) ?? []);
  if (lines.length === 0) return html`<h1>Your basket</h1><p>Your basket is empty.</p>`;
  return html`<h1>Your basket</h1><table><thead><tr><th>Thing</th><th>Price</th></tr></thead><tbody>${lines.map(
    (product) =>
      html`<tr><td><a href="/shop/thing/${product.id}">${product.title}</a></td><td>${priceWords(product)}</td></tr>`,
  )}</tbody></table><p>${lines.length} in the basket</p>`;
}

const script = `
const sort = document.querySelector('[data-sort]');
sort?.addEventListener('change', () => {
  const query = new URLSearchParams(location.search);
  query.set('by', sort.value);
  query.delete('p');
  location.assign('/shop/find?' + query);
});
`;
