import { coveringSeeds } from '../../wild/choose-traits';
import { boardSpace } from '../../wild/incompatible';
import type { Choice } from '../../wild/traits/traits';
import { smallest, wildSite } from '../../wild/wild-site';
import type { whoAnswers } from '../answering';
import { type Planned, plannedOf, toldTraits, type WildChoice } from './plan';
import { scoreBoard } from './score-board';
import { shrinkBoard } from './shrink-board';
import { eachOnAStage, onStages, type Stage } from './stages';
import { printBoard, printWildHead, printWildTally, type ScoredBoard, tallyWild, type WildTally } from './wild-tally';

const usualSeeds = '1-30';
const secondsPerBoard = 20;

/** Composes boards that nobody wrote, has their jobs collected twice, and shrinks what fails. */
export function scoreBoards(who: (typeof whoAnswers)[number], choice: WildChoice): Promise<WildTally> {
  const planned = plannedOf(boardSpace, choice, usualSeeds, coveringSeeds);
  const start = performance.now();
  return onStages(who, planned.length, async (stages) => {
    const { boards, failed } = await scoreAll(who, stages, planned, choice.singly === true);
    const tally = tallyWild(boards, failed);
    printWildTally(tally);
    const seconds = choice.shrink === undefined ? planned.length * secondsPerBoard : Number(choice.shrink);
    const from = choice.shrink === undefined ? start : performance.now();
    await shrinkAll(stages, boards, from + seconds * 1000);
    return tally;
  });
}

async function scoreAll(
  who: string,
  stages: readonly Stage[],
  planned: readonly Planned<Choice>[],
  isSmall: boolean,
): Promise<{ boards: ScoredBoard[]; failed: string[] }> {
  const boards: ScoredBoard[] = [];
  const failed: string[] = [];
  printWildHead(who);
  await eachOnAStage(stages, planned, async ({ product, answering }, { seed, traits }) => {
    await answering.begin(`seed ${seed}`, seed);
    const site = wildSite(seed, { ...(traits && { choice: traits }), ...(isSmall && { size: smallest }) });
    try {
      const board = { seed, choice: site.choice, score: await scoreBoard(product, site, 2) };
      boards.push(board);
      printBoard(board);
    } catch (error) {
      failed.push(`seed ${seed}: ${String(error).split('\n')[0]}`);
      console.log(`  ${failed.at(-1)}`);
    }
  });
  return { boards: boards.sort((one, other) => one.seed - other.seed), failed };
}

async function shrinkAll(stages: readonly Stage[], boards: readonly ScoredBoard[], deadline: number): Promise<void> {
  const left: number[] = [];
  await eachOnAStage(
    stages,
    boards.filter(({ score }) => !score.isWhole),
    async ({ product }, board) => {
      if (performance.now() >= deadline) return void left.push(board.seed);
      const { seed, failure, choice, size, isCutShort } = await shrinkBoard(product, board, deadline);
      const jobs = size ? `, ${size.jobs} jobs` : '';
      const late = isCutShort ? ' (time ran out)' : '';
      console.log(`shrunk  seed ${seed} (${failure}${jobs}): ${toldTraits(boardSpace, choice)}${late}`);
    },
  );
  if (left.length > 0) console.log(`not shrunk for lack of time: seeds ${left.join(', ')}`);
}
