import { createRandom, type Random, shuffle } from '../../sites/random.ts';
import type { AnyChoice, TraitSpace } from './trait-space.ts';

/** Two values of two traits. */
interface Pair {
  traits: [string, string];
  values: [string, string];
}

/**
 * What is rarer than the plainest value of its trait is drawn only for pairs that are missing: the number is of how many missing pairs make
 * up for it, and the share of sites that have it otherwise.
 */
export type Rarer = Readonly<Record<string, { pairs: number; share: number }>>;

/** How choices are drawn from a space. */
export interface Drawing<Choice> {
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

  /** Every pair of values that some site can have. */
  const possiblePairs = (): Pair[] =>
    names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) =>
        valuesOf(one).flatMap((first) =>
          valuesOf(other).flatMap((second): Pair[] => {
            const values = { [one]: first, [other]: second } as unknown as Partial<Choice>;
            return completed(values) === null ? [] : [{ traits: [one, other], values: [first, second] }];
          }),
        ),
      ),
    );

  /** The traits in their own order, whichever comes first. */
  const keyOf = ({ traits: [one, other], values: [first, second] }: Pair): string => {
    const parts: [string, string][] = [
      [one, first],
      [other, second],
    ];
    return parts
      .sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))
      .map(([name, value]) => `${name}=${value}`)
      .join(' ');
  };

  const keysOf = (choice: Choice): string[] =>
    names.flatMap((one, index) =>
      names.slice(index + 1).map((other) => keyOf({ traits: [one, other], values: [String(choice[one]), String(choice[other])] })),
    );

  const gainOf = (choice: Choice, missing: ReadonlySet<string>) =>
    keysOf(choice).filter((key) => missing.has(key)).length;

  const gainWith = (name: Name, value: string, so: Partial<Choice>, missing: ReadonlySet<string>) => {
    const pairs = names.filter((other) => {
      const second = so[other];
      const isOther = second !== undefined && other !== name;
      return isOther && missing.has(keyOf({ traits: [name, other], values: [value, second] }));
    }).length;
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

  const candidate = (random: Random, missing: ReadonlySet<string>): Choice => {
    const wanted = [...missing][Math.floor(random() * missing.size)] ?? '';
    const start = Object.fromEntries(wanted.split(' ').map((part) => part.split('='))) as Partial<Choice>;
    return whole(
      completed(start, (name, so) =>
        anyOrder(random, name)
          .map((value) => ({ value, gain: gainWith(name, value, so, missing) }))
          .sort((one, other) => other.gain - one.gain)
          .map(({ value }) => value),
      ),
    );
  };

  const anyChoice = (random: Random) => whole(completed({}, (name) => anyOrder(random, name)));

  return {
    anyChoice,
    coverPairs(count, seed) {
      const random = createRandom(seed);
      const missing = new Set(possiblePairs().map(keyOf));
      const choices: Choice[] = [];
      while (missing.size > 0 && choices.length < count) {
        const best = Array.from({ length: candidates }, () => candidate(random, missing)).reduce((one, other) =>
          gainOf(other, missing) > gainOf(one, missing) ? other : one,
        );
        for (const key of keysOf(best)) missing.delete(key);
        choices.push(best);
      }
      if (missing.size > 0) throw new Error(`${missing.size} pairs do not fit into ${count} sites`);
      const rest = Array.from({ length: count - choices.length }, () => anyChoice(random));
      return shuffle(random, [...choices, ...rest]);
    },
  };
}
