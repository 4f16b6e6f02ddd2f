import { createRandom, type Random, shuffle } from '../sites/random.ts';
import { completed } from './incompatible.ts';
import { type Choice, type TraitName, traitNames, valuesOf } from './traits/traits.ts';

/** Two values of two traits. */
export interface Pair {
  traits: [TraitName, TraitName];
  values: [string, string];
}

/** Every pair of values that some site can have. */
function possiblePairs(): Pair[] {
  return traitNames.flatMap((one, index) =>
    traitNames.slice(index + 1).flatMap((other) =>
      valuesOf(one).flatMap((first) =>
        valuesOf(other).flatMap((second): Pair[] => {
          const isPossible = completed({ [one]: first, [other]: second }) !== null;
          return isPossible ? [{ traits: [one, other], values: [first, second] }] : [];
        }),
      ),
    ),
  );
}

/**
 * Most real boards are not framed, and let one read in peace. What is rarer there is drawn only for pairs that are missing: the number is of
 * how many missing pairs make up for it, and the share of boards that have it otherwise.
 */
const rarer: Partial<Record<TraitName, { pairs: number; share: number }>> = {
  frames: { pairs: 6, share: 0.2 },
  interruption: { pairs: 5, share: 0.3 },
};

/** How many candidates compete for each place: more make the list shorter, and slower to build. */
const candidates = 12;

/**
 * So many choices that every possible pair occurs in one of them. Greedy, after AETG (Cohen et al., 1997): each choice begins with a
 * pair that is still missing and is completed with the values that bring the most others. Those left over are at random.
 * @throws where they are too few.
 */
export function coverPairs(count: number, seed: number): Choice[] {
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
}

/** Any choice that can be. */
export function anyChoice(random: Random): Choice {
  return whole(completed({}, (name) => anyOrder(random, name)));
}

function anyOrder(random: Random, name: TraitName): string[] {
  const [plainest = '', ...others] = valuesOf(name);
  const isPlain = rarer[name] !== undefined && random() > rarer[name].share;
  return isPlain ? [plainest, ...shuffle(random, others)] : shuffle(random, valuesOf(name));
}

function candidate(random: Random, missing: ReadonlySet<string>): Choice {
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
}

function whole(choice: Choice | null): Choice {
  if (!choice) throw new Error('no choice is possible');
  return Object.fromEntries(traitNames.map((name) => [name, choice[name]])) as Choice;
}

function gainOf(choice: Choice, missing: ReadonlySet<string>): number {
  return keysOf(choice).filter((key) => missing.has(key)).length;
}

function gainWith(name: TraitName, value: string, so: Partial<Choice>, missing: ReadonlySet<string>): number {
  const pairs = pairsWith(name, value, so).filter((key) => missing.has(key)).length;
  return value === valuesOf(name)[0] ? pairs : pairs - (rarer[name]?.pairs ?? 0);
}

function pairsWith(name: TraitName, value: string, so: Partial<Choice>): string[] {
  return traitNames.flatMap((other) => {
    const second = so[other];
    return second === undefined || other === name ? [] : [keyOf({ traits: [name, other], values: [value, second] })];
  });
}

function keysOf(choice: Choice): string[] {
  return traitNames.flatMap((one, index) =>
    traitNames.slice(index + 1).map((other) => keyOf({ traits: [one, other], values: [choice[one], choice[other]] })),
  );
}

/** The traits in their own order, whichever comes first. */
function keyOf({ traits: [one, other], values: [first, second] }: Pair): string {
  const parts: [TraitName, string][] = [
    [one, first],
    [other, second],
  ];
  return parts
    .sort(([a], [b]) => traitNames.indexOf(a) - traitNames.indexOf(b))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
