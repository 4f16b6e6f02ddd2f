import type { Product } from '../../harness/product';
import { boardSpace } from '../../wild/incompatible';
import { type ShrunkChoice, shrinkChoice } from '../../wild/space/shrink-choice';
import type { Choice } from '../../wild/traits/traits';
import { type Size, smallest, wildSite } from '../../wild/wild-site';
import { scoreBoard } from './score-board';
import type { ScoredBoard } from './wild-tally';

/** The fewest traits that still fail in the same way. */
interface Shrunk extends ShrunkChoice<Choice> {
  seed: number;
  /** What fails: the beginning of the first problem. */
  failure: string;
  /** Null: the seed's own. */
  size: Size | null;
}

/** Keeps what still fails in the same way on a first visit. `deadline`: milliseconds of `performance.now()`. */
export async function shrinkBoard(product: Product, board: ScoredBoard, deadline: number): Promise<Shrunk> {
  const { seed } = board;
  const failure = kindOf(board.score.problems[0] ?? '');
  const fails = async (choice: Choice, size: Size | null) => {
    const site = wildSite(seed, size ? { choice, size } : { choice });
    const { problems } = await scoreBoard(product, site, 1);
    return problems.some((problem) => kindOf(problem) === failure);
  };
  const isOver = () => performance.now() > deadline;
  const size = !isOver() && (await fails(board.choice, smallest)) ? smallest : null;
  const shrunk = await shrinkChoice(boardSpace, board.choice, (choice) => fails(choice, size), isOver);
  return { seed, failure, size, ...shrunk };
}

/** `missing`, `title`, `end`: whatever the numbers and values. */
function kindOf(problem: string): string {
  return problem.split(':')[0] ?? '';
}
