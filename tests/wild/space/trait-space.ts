/** One value of every trait. */
export type AnyChoice = Readonly<Record<string, string>>;

/** Values of one trait that cannot stand beside values of another, and why. */
export interface Incompatible<Choice extends AnyChoice> {
  one: { readonly [Name in keyof Choice]?: readonly Choice[Name][] };
  other: { readonly [Name in keyof Choice]?: readonly Choice[Name][] };
  because: string;
}

/** Values tried for a trait, in this order, where so much is chosen already. */
export type OrderOf<Choice> = (name: keyof Choice & string, so: Partial<Choice>) => readonly string[];

/** All that a seed can draw from: traits, their values, and which of them can stand together. */
export interface TraitSpace<Choice extends AnyChoice> {
  names: readonly (keyof Choice & string)[];
  /** The first value is the plainest. */
  valuesOf(name: keyof Choice & string): readonly string[];
  /** The choice with every trait at its plainest. */
  plainest(): Choice;
  /** Whether all these values can stand beside each other, two by two. */
  areCompatible(values: Partial<Choice>): boolean;
  /** The values completed to a choice, tried in the order that is given; null where nothing completes them. */
  completed(values: Partial<Choice>, order?: OrderOf<Choice>): Choice | null;
}

export function createTraitSpace<Choice extends AnyChoice>(
  traits: Readonly<Record<keyof Choice & string, object>>,
  incompatible: readonly Incompatible<Choice>[],
): TraitSpace<Choice> {
  type Name = keyof Choice & string;
  const names = Object.keys(traits) as Name[];
  const values = new Map(names.map((name) => [name, Object.keys(traits[name])]));
  const valuesOf = (name: Name) => values.get(name) ?? [];
  const forbidden = forbiddenBeside(names, incompatible);
  const canJoin = (so: Partial<Choice>, name: Name, value: string) => {
    const others = forbidden.get(`${name}=${value}`);
    return !others?.some(([other, second]) => so[other] === second);
  };
  const isOpen = (so: Partial<Choice>) =>
    names.every((name) => so[name] !== undefined || valuesOf(name).some((value) => canJoin(so, name, value)));
  const completedFrom = (so: Partial<Choice>, order: OrderOf<Choice>): Choice | null => {
    const open = names.find((name) => so[name] === undefined);
    if (open === undefined) return so as Choice;
    // What leaves a later trait without a value is given up at once: trying all traits between them takes for ever.
    if (!isOpen(so)) return null;
    for (const value of order(open, so)) {
      const whole = canJoin(so, open, value) && completedFrom({ ...so, [open]: value }, order);
      if (whole) return whole;
    }
    return null;
  };
  const areCompatible = (so: Partial<Choice>) =>
    names.every((name) => so[name] === undefined || canJoin(so, name, so[name]));
  return {
    names,
    valuesOf,
    plainest: () => Object.fromEntries(names.map((name) => [name, valuesOf(name)[0]])) as Choice,
    areCompatible,
    completed: (so, order = valuesOf) => (areCompatible(so) ? completedFrom(so, order) : null),
  };
}

/** By `rows=list`, both ways round: the values that cannot stand beside it. */
function forbiddenBeside<Choice extends AnyChoice>(
  names: readonly (keyof Choice & string)[],
  incompatible: readonly Incompatible<Choice>[],
): Map<string, [keyof Choice & string, string][]> {
  const beside = new Map<string, [keyof Choice & string, string][]>();
  const valuesIn = (side: Incompatible<Choice>['one']) =>
    names.flatMap((name) => (side[name] ?? []).map((value) => [name, value] as [typeof name, string]));
  const add = ([name, value]: [string, string], other: [keyof Choice & string, string]) => {
    const key = `${name}=${value}`;
    beside.set(key, [...(beside.get(key) ?? []), other]);
  };
  for (const { one, other } of incompatible) {
    for (const first of valuesIn(one)) {
      for (const second of valuesIn(other)) {
        add(first, second);
        add(second, first);
      }
    }
  }
  return beside;
}
