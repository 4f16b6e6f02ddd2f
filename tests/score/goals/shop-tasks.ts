import { between, pick, type Random } from '../../sites/random';
import { kindsSold, type Product, priceWords, productsOf } from '../../sites/shop/products';
import type { ShopFault } from '../../sites/shop/shop';
import { type GoalTask, nothingToClose, type Outcome, titlesOf } from './goal-task';

type Order = 'cheap' | 'dear' | 'best' | null;

const orders: Record<'cheap' | 'dear' | 'best', (one: Product, other: Product) => number> = {
  cheap: (one, other) => one.price - other.price,
  dear: (one, other) => other.price - one.price,
  best: (one, other) => other.rating - one.rating,
};

const plural = (kind: string): string => (kind.endsWith('s') ? kind : `${kind}s`);

interface Asked {
  kind: string;
  most: number | null;
  order: Order;
}

/** Goals in the shop, their things, limits and wording drawn by seed. */
export function shopTasks(random: Random, seed: number): GoalTask[] {
  const kind = () => pick(random, kindsSold);
  const most = () => between(random, 9, 20) * 10;
  const limit = (amount: number) => pick(random, [`under $${amount}`, `at most $${amount}`, `up to $${amount}`]);
  const read = (name: string, goal: string, asked: Asked, count: number) =>
    shopTask(seed, name, goal, 'none', (outcome) =>
      areListed(outcome, fitting(seed, asked).slice(0, count), asked, seed),
    );
  const put = (name: string, goal: string, asked: Asked) =>
    shopTask(seed, name, goal, 'none', ({ sites }) => isInBasket(sites.shop.basket(), fitting(seed, asked), asked));
  const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, kind) as [string, ...string[]];
  const [one, two, three] = [most(), most(), most()];
  return [
    read(
      'find under a limit',
      `Search for ${plural(a)} ${limit(one)} and show the top 3`,
      { kind: a, most: one, order: null },
      3,
    ),
    read(
      'find some',
      `${pick(random, ['Look for', 'Search for'])} ${plural(b ?? a)} and list the first 4`,
      { kind: b ?? a, most: null, order: null },
      4,
    ),
    read('cheapest', `Show the 2 cheapest ${plural(c ?? a)}`, { kind: c ?? a, most: null, order: 'cheap' }, 2),
    read(
      'best rated',
      `Find ${plural(d ?? a)} and list the 3 best rated`,
      { kind: d ?? a, most: null, order: 'best' },
      3,
    ),
    read(
      'dearest under a limit',
      `Compare the 2 most expensive ${plural(e ?? a)} ${limit(two)}`,
      { kind: e ?? a, most: two, order: 'dear' },
      2,
    ),
    shopTask(seed, 'brand', `Open the cheapest ${f ?? a} and tell its brand`, 'none', ({ items }) =>
      isBrand(items, fitting(seed, { kind: f ?? a, most: null, order: 'cheap' })),
    ),
    put('cheapest into the basket', `Put the cheapest ${g ?? a} into the basket`, {
      kind: g ?? a,
      most: null,
      order: 'cheap',
    }),
    put('best into the basket', `Add the best rated ${h ?? a} to my basket`, {
      kind: h ?? a,
      most: null,
      order: 'best',
    }),
    put(
      'dearest under a limit into the basket',
      `Put the most expensive ${plural(b ?? a)} ${limit(three)} into the cart`,
      { kind: b ?? a, most: three, order: 'dear' },
    ),
    read('one', `Find the cheapest ${c ?? a} and show 1`, { kind: c ?? a, most: null, order: 'cheap' }, 1),
  ];
}

/** The same shop with something broken. */
export function brokenShopTasks(random: Random, seed: number): GoalTask[] {
  const kind = pick(random, kindsSold);
  const most = between(random, 10, 18) * 10;
  const limited = { kind, most, order: null };
  const find = `Search for ${plural(kind)} under $${most} and show the top 2`;
  const cheapest = { kind, most: null, order: 'cheap' as const };
  const listed = (fault: ShopFault) =>
    broken(seed, find, fault, (outcome) => areListed(outcome, fitting(seed, limited).slice(0, 2), limited, seed));
  const basket = (fault: ShopFault) =>
    broken(seed, `Put the cheapest ${kind} into the basket`, fault, ({ sites }) =>
      isInBasket(sites.shop.basket(), fitting(seed, cheapest), cheapest),
    );
  return [
    listed('no-filter'),
    basket('dead-sort'),
    listed('wrong-page'),
    listed('slow'),
    listed('empty'),
    basket('moved'),
    basket('false-success'),
  ];
}

function broken(seed: number, goal: string, fault: ShopFault, isDone: GoalTask['isDone']): GoalTask {
  return { ...shopTask(seed, `broken: ${fault}`, goal, fault, isDone), broken: fault };
}

function shopTask(seed: number, name: string, goal: string, fault: ShopFault, isDone: GoalTask['isDone']): GoalTask {
  return {
    name: `shop: ${name}`,
    order: { goal },
    async open({ origin, shop }) {
      shop.reset(seed, fault);
      return { url: `${origin}/shop/`, close: nothingToClose };
    },
    isDone,
  };
}

function fitting(seed: number, { kind, most, order }: Asked): Product[] {
  const found = productsOf(seed).filter(({ title, price }) => title.includes(kind) && (most === null || price <= most));
  return order ? found.toSorted(orders[order]) : found;
}

/** What was put aside is what fits, with its price; of equal rank either counts. */
function areListed({ items }: Outcome, wanted: readonly Product[], { order }: Asked, seed: number): boolean {
  const all = productsOf(seed);
  const listed = items.map(({ data }) =>
    all.find(({ title, price }) => title === data.title && String(data.price).includes(priceWords({ price }))),
  );
  if (listed.length !== wanted.length || listed.some((one) => !one)) return false;
  const rank = (product: Product | undefined) =>
    order === 'best' ? product?.rating : order ? product?.price : product?.id;
  return listed.every((product, index) => rank(product) === rank(wanted[index]));
}

function isBrand(items: Outcome['items'], [wanted]: readonly Product[]): boolean {
  return titlesOf(items).includes(wanted?.title ?? '') && items.some(({ data }) => data.brand === wanted?.brand);
}

function isInBasket(basket: readonly string[], [first, ...others]: readonly Product[], { order }: Asked): boolean {
  if (basket.length !== 1 || !first || !order) return false;
  const asGood = [first, ...others].filter((one) => orders[order](one, first) === 0);
  return asGood.some(({ id }) => basket[0] === id);
}
