import type { AnyChoice, TraitSpace } from '../../wild/space/trait-space';

/** What of the generated sites is asked for. */
export interface WildChoice {
  boards?: boolean | undefined;
  forms?: boolean | undefined;
  /** `A-B`, or one. */
  seeds?: string | undefined;
  only?: string | undefined;
  /** In place of what the seeds draw: `rows=table,link=post`; all others at their plainest. */
  traits?: string | undefined;
  /** In place of seeds: every value of every trait by itself, all others at their plainest. */
  singly?: boolean | undefined;
  /** Seconds in which failures may be shrunk; what is left of a part of a minute for each site, if not said. */
  shrink?: string | undefined;
}

/** A site to be scored: what its seed draws, or the traits given. */
export interface Planned<Choice> {
  seed: number;
  traits?: Choice;
}

/** @throws where a trait or value does not exist, or two cannot stand together. */
export function plannedOf<Choice extends AnyChoice>(
  space: TraitSpace<Choice>,
  { seeds, traits, singly }: WildChoice,
  usualSeeds: string,
  coveringSeeds: number,
): Planned<Choice>[] {
  if (singly) return singleTraits(space).map((choice) => ({ seed: 1, traits: choice }));
  const given = traits === undefined ? {} : { traits: readTraits(space, traits) };
  return seedsOf(seeds ?? usualSeeds, coveringSeeds).map((seed) => ({ seed, ...given }));
}

/** The traits that are not at their plainest, as `--traits` takes them. */
export function toldTraits<Choice extends AnyChoice>(space: TraitSpace<Choice>, choice: Choice): string {
  const plainest = space.plainest();
  const others = space.names.filter((name) => choice[name] !== plainest[name]).map((name) => `${name}=${choice[name]}`);
  return others.length > 0 ? others.join(',') : 'all traits at their plainest';
}

/** The plainest site, and that site with one value of one trait changed. */
function singleTraits<Choice extends AnyChoice>(space: TraitSpace<Choice>): Choice[] {
  const plainest = space.plainest();
  const changed = space.names.flatMap((name) =>
    space
      .valuesOf(name)
      .slice(1)
      .map((value): Choice => ({ ...plainest, [name]: value })),
  );
  return [plainest, ...changed.filter(space.areCompatible)];
}

function seedsOf(text: string, coveringSeeds: number): number[] {
  const [from = 1, to = from] = text.split('-').map(Number);
  if (!(from >= 1 && to >= from))
    throw new Error(`--seeds A-B, not ${text}: every pair of traits occurs in 1-${coveringSeeds}`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function readTraits<Choice extends AnyChoice>(space: TraitSpace<Choice>, text: string): Choice {
  const choice: Record<string, string> = { ...space.plainest() };
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    const trait = space.names.find((one) => one === name);
    if (!trait || !space.valuesOf(trait).includes(value)) throw new Error(`no trait ${name}=${value}`);
    choice[trait] = value;
  }
  const whole = choice as unknown as Choice;
  if (!space.areCompatible(whole)) throw new Error(`these traits cannot stand together: ${text}`);
  return whole;
}
