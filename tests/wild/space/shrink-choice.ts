import type { AnyChoice, TraitSpace } from './trait-space.ts';

/** The fewest traits that still fail, as far as there was time. */
export interface ShrunkChoice<Choice> {
  choice: Choice;
  /** Time ran out before every trait was tried. */
  isCutShort: boolean;
}

/**
 * Sets traits back to their plainest values, half of them at once, then fewer and fewer, and keeps what still fails. After delta debugging
 * (Zeller and Hildebrandt, 2002).
 */
export async function shrinkChoice<Choice extends AnyChoice>(
  space: TraitSpace<Choice>,
  failing: Choice,
  fails: (choice: Choice) => Promise<boolean>,
  isOver: () => boolean,
): Promise<ShrunkChoice<Choice>> {
  const plainest = space.plainest();
  let choice = failing;
  const open = () => space.names.filter((name) => choice[name] !== plainest[name]);
  for (let size = Math.ceil(open().length / 2); size >= 1 && !isOver(); ) {
    const names = open();
    const before = names.length;
    for (let start = 0; start < names.length && !isOver(); start += size) {
      const set = names.slice(start, start + size);
      const simpler = { ...choice, ...Object.fromEntries(set.map((name) => [name, plainest[name]])) };
      if (space.areCompatible(simpler) && (await fails(simpler))) choice = simpler;
    }
    // What cannot be plain beside the others may be so once they are.
    const isDone = size === 1 && open().length === before;
    size = isDone ? 0 : Math.min(Math.max(1, Math.floor(size / 2)), Math.max(1, open().length));
    if (open().length === 0) size = 0;
  }
  return { choice, isCutShort: isOver() };
}
