import { between, pick, type Random } from '../sites/random';

const onsets = 'b bl br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sch sh sl st str t tr v w z ž š'.split(' ');
const vowels = 'a a a a e e e e e i i i i o o o u u ai au ea ei ie io ou y ä ö ü é í'.split(' ');
const codas = 'b ck d f g l ll m n nd ng nt p r rk rt s ss st t x z'.split(' ');

/** Made-up words, the same for the same source of numbers. */
export function makeWords(random: Random, count: number): string[] {
  const words = new Set<string>();
  while (words.size < count) words.add(makeWord(random));
  return [...words];
}

function makeWord(random: Random): string {
  const syllables = Array.from({ length: between(random, 1, 4) }, () => pick(random, onsets) + pick(random, vowels));
  return syllables.join('') + (random() < 0.6 ? pick(random, codas) : '');
}

/** Draws words as languages use them: the n-th about 1/n as often as the first (Zipf). */
export function createDraw(random: Random, words: readonly string[]): () => string {
  const largest = Math.log(words.length);
  return () => words[Math.floor(Math.exp(random() * largest)) - 1] ?? words[0] ?? '';
}
