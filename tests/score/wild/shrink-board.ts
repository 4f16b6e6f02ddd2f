import type { Product } from '../../harness/product';
import { areCompatible } from '../../wild/incompatible';
import { type Choice, plainestChoice, traitNames } from '../../wild/traits/traits';
import { type Size, smallest, wildSite } from '../../wild/wild-site';
import { scoreBoard } from './score-board';
import type { ScoredBoard } from './wild-tally';

/** The fewest traits that still fail in the same way. */
export interface Shrunk {
  seed: number;
  /** What fails: the beginning of the first problem. */
  failure: string;
  choice: Choice;
  /** Null: the seed's own. */
  size: Size | null;
  /** Time ran out before every trait was tried. */
  isCutShort: boolean;
}

/**
 * Sets one trait after the other back to its plainest value, and keeps what still fails in the same way on a first visit. `deadline`:
 * milliseconds of `performance.now()`.
 */
export async function shrinkBoard(product: Product, board: ScoredBoard, deadline: number): Promise<Shrunk> {
  const { seed } = board;
  const failure = kindOf(board.score.problems[0] ?? '');
  const fails = async (choice: Choice, size: Size | null) => {
    const site = wildSite(seed, size ? { choice, size } : { choice });
    const { problems } = await scoreBoard(product, site, 1);
    return problems.some((problem) => kindOf(problem) === failure);
  };
  const isOver = () => performance.now() > deadline;
  const plainest = plainestChoice();
  let { choice } = board;
  const size = !isOver() && (await fails(choice, smallest)) ? smallest : null;
  const open = new Set(traitNames.filter((name) => choice[name] !== plainest[name]));
  // What cannot be plain beside the others may be so once they are.
  for (let before = -1; before !== open.size && !isOver(); ) {
    before = open.size;
    for (const name of [...open]) {
      const simpler = { ...choice, [name]: plainest[name] };
      if (isOver() || !areCompatible(simpler)) continue;
      open.delete(name);
      if (await fails(simpler, size)) choice = simpler;
    }
  }
  return { seed, failure, choice, size, isCutShort: isOver() };
}

/** `missing`, `title`, `end`: whatever the numbers and values. */
function kindOf(problem: string): string {
  return problem.split(':')[0] ?? '';
}
