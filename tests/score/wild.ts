import { type Product, startProduct } from '../harness/product';
import { coveringSeeds } from '../wild/choose-traits';
import { areCompatible } from '../wild/incompatible';
import { type Choice, plainestChoice, traitNames, valuesOf } from '../wild/traits/traits';
import { type Size, smallest, wildSite } from '../wild/wild-site';
import { type Answering, answerWith, whoAnswers } from './answering';
import { scoreBoard } from './wild/score-board';
import { shrinkBoard } from './wild/shrink-board';
import {
  printBoard,
  printWildHead,
  printWildTally,
  type ScoredBoard,
  tallyWild,
  toldTraits,
  type WildTally,
} from './wild/wild-tally';

/** What of the generated sites is asked for. */
export interface WildChoice {
  boards?: boolean | undefined;
  /** `A-B`, or one. */
  seeds?: string | undefined;
  only?: string | undefined;
  /** In place of what the seeds draw: `rows=table,link=post`; all others at their plainest. */
  traits?: string | undefined;
  /** In place of seeds: every value of every trait by itself, all others at their plainest, few jobs. */
  singly?: boolean | undefined;
  /** Seconds in which failures may be shrunk; what is left of 20 s a board, if not said. */
  shrink?: string | undefined;
}

const usualSeeds = '1-30';
/** Boards at the same time, each in a browser of its own: as many as there are cores. */
const atOnce = 2;
const secondsPerBoard = 20;

/** Composes boards that nobody wrote, has their jobs collected twice, and shrinks what fails. Needs the built product. */
export async function scoreWild(choice: WildChoice): Promise<Record<string, WildTally>> {
  if (!choice.boards) throw new Error('Say --boards: nothing else is generated yet.');
  const tallies: Record<string, WildTally> = {};
  for (const who of whoAnswers.filter((name) => choice.only === undefined || name === choice.only)) {
    tallies[who] = await scoreBy(who, plannedBoards(choice), choice);
  }
  return tallies;
}

/** A board to be scored: what its seed draws, or the traits given. */
interface PlannedBoard {
  seed: number;
  traits?: Choice;
  size?: Size;
}

function plannedBoards({ seeds, traits, singly }: WildChoice): PlannedBoard[] {
  if (singly) return singleTraits().map((choice) => ({ seed: 1, traits: choice, size: smallest }));
  const given = traits === undefined ? {} : { traits: readTraits(traits) };
  return seedsOf(seeds ?? usualSeeds).map((seed) => ({ seed, ...given }));
}

/** The plainest board, and that board with one value of one trait changed. */
function singleTraits(): Choice[] {
  const plainest = plainestChoice();
  const changed = traitNames.flatMap((name) =>
    valuesOf(name)
      .slice(1)
      .map((value) => ({ ...plainest, [name]: value })),
  );
  return [plainest, ...changed.filter(areCompatible)];
}

async function scoreBy(
  who: (typeof whoAnswers)[number],
  planned: readonly PlannedBoard[],
  choice: WildChoice,
): Promise<WildTally> {
  const start = performance.now();
  const stages = await Promise.all(Array.from({ length: Math.min(atOnce, planned.length) }, () => openStage(who)));
  const boards: ScoredBoard[] = [];
  const failed: string[] = [];
  printWildHead(who);
  const waiting = [...planned];
  const work = async ({ product, answering }: Stage) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { seed, traits, size } = next;
      await answering.begin(`seed ${seed}`, seed);
      const site = wildSite(seed, { ...(traits && { choice: traits }), ...(size && { size }) });
      try {
        const board = { seed, choice: site.choice, score: await scoreBoard(product, site, 2) };
        boards.push(board);
        printBoard(board);
      } catch (error) {
        failed.push(`seed ${seed}: ${String(error).split('\n')[0]}`);
        console.log(`  ${failed.at(-1)}`);
      }
    }
  };
  try {
    await Promise.all(stages.map(work));
    boards.sort((one, other) => one.seed - other.seed);
    const tally = tallyWild(boards, failed);
    printWildTally(tally);
    const seconds = choice.shrink === undefined ? planned.length * secondsPerBoard : Number(choice.shrink);
    const from = choice.shrink === undefined ? start : performance.now();
    await shrinkAll(stages, boards, from + seconds * 1000);
    return tally;
  } finally {
    await Promise.all(stages.map(({ close }) => close()));
  }
}

async function shrinkAll(stages: readonly Stage[], boards: readonly ScoredBoard[], deadline: number): Promise<void> {
  const failing = boards.filter(({ score }) => !score.isWhole);
  const waiting = [...failing];
  await Promise.all(
    stages.map(async ({ product }) => {
      while (performance.now() < deadline) {
        const board = waiting.shift();
        if (!board) return;
        const { seed, failure, choice, size, isCutShort } = await shrinkBoard(product, board, deadline);
        const jobs = size ? `, ${size.jobs} jobs` : '';
        console.log(
          `shrunk  seed ${seed} (${failure}${jobs}): ${toldTraits(choice)}${isCutShort ? ' (time ran out)' : ''}`,
        );
      }
    }),
  );
  if (waiting.length > 0)
    console.log(`not shrunk for lack of time: seeds ${waiting.map(({ seed }) => seed).join(', ')}`);
}

interface Stage {
  product: Product;
  answering: Answering;
  close(): Promise<void>;
}

async function openStage(who: (typeof whoAnswers)[number]): Promise<Stage> {
  const product = await startProduct();
  const answering = await answerWith(who, product);
  await product.set({ mayPressForAddress: true });
  const close = async () => {
    await product.close();
    await answering.close();
  };
  return { product, answering, close };
}

function seedsOf(text: string): number[] {
  const [from = 1, to = from] = text.split('-').map(Number);
  if (!(from >= 1 && to >= from))
    throw new Error(`--seeds A-B, not ${text}: every pair of traits occurs in 1-${coveringSeeds}`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** @throws where a trait or value does not exist, or two cannot stand together. */
function readTraits(text: string): Choice {
  const choice: Choice = plainestChoice();
  for (const [name = '', value = ''] of text
    .split(',')
    .filter(Boolean)
    .map((part) => part.split('='))) {
    const trait = traitNames.find((one) => one === name);
    if (!trait || !valuesOf(trait).includes(value)) throw new Error(`no trait ${name}=${value}`);
    Object.assign(choice, { [trait]: value });
  }
  if (!areCompatible(choice)) throw new Error(`these traits cannot stand together: ${text}`);
  return choice;
}
