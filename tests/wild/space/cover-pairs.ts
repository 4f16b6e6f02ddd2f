import { createRandom, type Random, shuffle } from '../../sites/random.ts';
import type { AnyChoice, TraitSpace } from './trait-space.ts';

/**
 * What is rarer than the plainest value of its trait is drawn only for pairs that are missing: the number is of how many missing pairs make
 * up for it, and the share of sites that have it otherwise.
 */
export type Rarer = Readonly<Record<string, { pairs: number; share: number }>>;

/** How choices are drawn from a space. */
interface Drawing<Choice> {
  /**
   * So many choices that every possible pair occurs in one of them. Greedy, after AETG (Cohen et al., 1997): each choice begins with a
   * pair that is still missing and is completed with the values that bring the most others. Those left over are at random.
   * @throws where they are too few.
   */
  coverPairs(count: number, seed: number): Choice[];
  /** Any choice that can be. */
  anyChoice(random: Random): Choice;
}

/** How many candidates compete for each place: more make the list shorter, and slower to build. */
const candidates = 12;

export function drawFrom<Choice extends AnyChoice>(space: TraitSpace<Choice>, rarer: Rarer): Drawing<Choice> {
  type Name = keyof Choice & string;
  const { names, valuesOf, completed } = space;
  /** Every value of every trait by a number, in the order of the traits: a pair is a number too, which is fast to look up. */
  const all = names.flatMap((name) => valuesOf(name).map((value) => [name, value] as const));
  const numbers = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const [number, [name, value]] of all.entries()) numbers.get(name)?.set(value, number);
  const numberOf = (name: Name, value: string) => numbers.get(name)?.get(value) ?? -1;
  const pairOf = (one: number, other: number) => Math.min(one, other) * all.length + Math.max(one, other);

  /** Every pair of values that some site can have. */
  const possiblePairs = (): number[] =>
    names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) =>
        valuesOf(one).flatMap((first) =>
          valuesOf(other).flatMap((second) => {
            const values = { [one]: first, [other]: second } as unknown as Partial<Choice>;
            return completed(values) === null ? [] : [pairOf(numberOf(one, first), numberOf(other, second))];
          }),
        ),
      ),
    );

  const pairsIn = (choice: Choice): number[] => {
    const chosen = names.map((name) => numberOf(name, choice[name] ?? ''));
    return chosen.flatMap((one, index) => chosen.slice(index + 1).map((other) => pairOf(one, other)));
  };

  const gainOf = (choice: Choice, missing: ReadonlySet<number>) =>
    pairsIn(choice).filter((pair) => missing.has(pair)).length;

  const gainWith = (name: Name, value: string, so: readonly number[], missing: ReadonlySet<number>) => {
    const own = numberOf(name, value);
    const pairs = so.filter((other) => missing.has(pairOf(own, other))).length;
    return value === valuesOf(name)[0] ? pairs : pairs - (rarer[name]?.pairs ?? 0);
  };

  const anyOrder = (random: Random, name: Name): string[] => {
    const [plainest = '', ...others] = valuesOf(name);
    const isPlain = rarer[name] !== undefined && random() > rarer[name].share;
    return isPlain ? [plainest, ...shuffle(random, others)] : shuffle(random, valuesOf(name));
  };

  const whole = (choice: Choice | null): Choice => {
    if (!choice) throw new Error('no choice is possible');
    return Object.fromEntries(names.map((name) => [name, choice[name]])) as unknown as Choice;
  };

  const candidate = (random: Random, missing: ReadonlySet<number>): Choice => {
    const wanted = [...missing][Math.floor(random() * missing.size)] ?? 0;
    const start = Object.fromEntries(
      [Math.floor(wanted / all.length), wanted % all.length].map((number) => all[number] ?? ['', '']),
    ) as Partial<Choice>;
    return whole(
      completed(start, (name, so) => {
        const chosen = names.flatMap((other) => {
          const value = so[other];
          return value === undefined || other === name ? [] : [numberOf(other, value)];
        });
        return anyOrder(random, name)
          .map((value) => ({ value, gain: gainWith(name, value, chosen, missing) }))
          .sort((one, other) => other.gain - one.gain)
          .map(({ value }) => value);
      }),
    );
  };

  const anyChoice = (random: Random) => whole(completed({}, (name) => anyOrder(random, name)));

  return {
    anyChoice,
    coverPairs(count, seed) {
      const random = createRandom(seed);
      const missing = new Set(possiblePairs());
      const choices: Choice[] = [];
      while (missing.size > 0 && choices.length < count) {
        const best = Array.from({ length: candidates }, () => candidate(random, missing)).reduce((one, other) =>
          gainOf(other, missing) > gainOf(one, missing) ? other : one,
        );
        for (const pair of pairsIn(best)) missing.delete(pair);
        choices.push(best);
      }
      if (missing.size > 0) throw new Error(`${missing.size} pairs do not fit into ${count} sites`);
      const rest = Array.from({ length: count - choices.length }, () => anyChoice(random));
      return shuffle(random, [...choices, ...rest]);
    },
  };
}
