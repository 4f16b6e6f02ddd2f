import { between, createRandom, pick, shuffle } from '../random.ts';

/** One thing the shop sells. */
export interface Product {
  id: string;
  title: string;
  brand: string;
  /** Whole units of its currency, and cents. */
  price: number;
  rating: number;
  reviews: number;
  isInStock: boolean;
  about: string;
}

const kinds = ['headphones', 'speaker', 'lamp', 'kettle', 'backpack', 'keyboard'] as const;
const looks = ['wireless', 'compact', 'foldable', 'quiet', 'classic', 'slim', 'bright', 'sturdy'];
const brands = ['Norvik', 'Halden', 'Corva', 'Tamsin', 'Brevo', 'Lindqvist'];
const lines = ['One', 'Plus', 'Air', 'Studio', 'Trail', 'Mini', 'Max', 'Duo'];

/** What is sold, drawn by seed: each kind with several prices, so that limits and orders mean something. */
export function productsOf(seed: number): Product[] {
  const random = createRandom(seed * 7919 + 13);
  const all = kinds.flatMap((kind, place) => {
    const own = shuffle(random, looks).slice(0, 8);
    return own.map((look, index) => ({
      id: `${String.fromCharCode(97 + place)}${100 + index}`,
      title: `${look[0]?.toUpperCase()}${look.slice(1)} ${kind} ${pick(random, lines)}`,
      brand: pick(random, brands),
      price: between(random, 12, 240) + 0.95,
      rating: between(random, 20, 50) / 10,
      reviews: between(random, 3, 900),
      isInStock: random() > 0.15,
      about: `A ${look} ${kind} by ${pick(random, brands)}, made to last.`,
    }));
  });
  return shuffle(random, all);
}

export const kindsSold: readonly string[] = kinds;

/** "$59.95". */
export function priceWords({ price }: Pick<Product, 'price'>): string {
  return `$${price.toFixed(2)}`;
}
