import type { CleanTwin, PageAttack } from './attack';

/**
 * A fixed share of what needs a browser: of each class the first and then every so many stages, with all that is judged of them. `of`: how
 * many stages one is taken of.
 */
export function sampleOf<One extends PageAttack | CleanTwin>(attacks: readonly One[], of: number): One[] {
  const classes = Map.groupBy(attacks, (one) => one.class);
  return [...classes.values()].flatMap((all) =>
    [...Map.groupBy(all, ({ stage }) => stage).values()].filter((_, place) => place % of === 0).flat(),
  );
}
