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
  valuesOf(name: keyof Choice & string): string[];
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
  const valuesOf = (name: Name) => Object.keys(traits[name]);
  const valuesIn = (side: Incompatible<Choice>['one']) =>
    names.flatMap((name) => (side[name] ?? []).map((value) => `${name}=${value}`));
  /** Both ways round: `rows=list link=href`. */
  const forbidden = new Set(
    incompatible.flatMap(({ one, other }) =>
      valuesIn(one).flatMap((first) =>
        valuesIn(other).flatMap((second) => [`${first} ${second}`, `${second} ${first}`]),
      ),
    ),
  );
  const canJoin = (values: Partial<Choice>, name: Name, value: string) =>
    !names.some((other) => forbidden.has(`${name}=${value} ${other}=${values[other]}`));
  const completedFrom = (values: Partial<Choice>, order: OrderOf<Choice>): Choice | null => {
    const open = names.find((name) => values[name] === undefined);
    if (open === undefined) return values as Choice;
    for (const value of order(open, values)) {
      const whole = canJoin(values, open, value) && completedFrom({ ...values, [open]: value }, order);
      if (whole) return whole;
    }
    return null;
  };
  const areCompatible = (values: Partial<Choice>) =>
    names.every((name) => values[name] === undefined || canJoin(values, name, values[name]));
  return {
    names,
    valuesOf,
    plainest: () => Object.fromEntries(names.map((name) => [name, valuesOf(name)[0]])) as Choice,
    areCompatible,
    completed: (values, order = valuesOf) => (areCompatible(values) ? completedFrom(values, order) : null),
  };
}
