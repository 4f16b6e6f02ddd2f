import { between, pick, type Random } from '../../sites/random';
import { chooseTraits } from '../../wild/choose-traits';
import { serveWild } from '../../wild/serve-wild';
import { smallest, wildSite } from '../../wild/wild-site';
import { type GoalTask, nothingToClose, titlesOf } from './goal-task';

/** Faces of the board whose search goes by an address, and words that jobs of theirs have. */
const faces = [
  { path: '/plain/careers', word: 'engineer' },
  { path: '/classic/jobs/search', word: 'engineer' },
  { path: '/anchorless/search', word: 'data' },
];

/** Goals over boards: those of generators, of which nothing is known, and searches on boards that were written. */
export function boardTasks(random: Random, seed: number): GoalTask[] {
  const generated = [1, 2, 3, 4].map((place) => generatedTask(random, seed * 10 + place));
  return [...generated, searchTask(random, 1), searchTask(random, 2)];
}

function generatedTask(random: Random, seed: number): GoalTask {
  const count = between(random, 2, 4);
  const drawn = chooseTraits(seed);
  // What lies over a page is its user's to answer.
  const site = wildSite(seed, { size: smallest, choice: { ...drawn, interruption: 'none' } });
  const titles = site.jobs.map(({ title }) => title);
  return {
    name: `board ${seed}: first jobs`,
    order: {
      goal: pick(random, [
        `Show the first ${count} jobs of this list`,
        `Read the first ${count} jobs here`,
        `List ${count} jobs from this page`,
      ]),
    },
    async open() {
      const wild = await serveWild(site);
      return { url: wild.start, close: wild.close };
    },
    isDone: ({ items }) =>
      items.length === count &&
      titlesOf(items).every((title) => titles.some((one) => title === one || title.startsWith(one))),
  };
}

function searchTask(random: Random, place: number): GoalTask {
  const { path, word } = pick(random, faces);
  const count = between(random, 2, 3);
  return {
    name: `board ${place}: search on ${path}`,
    order: { goal: `Search for “${word}” jobs and show the first ${count}` },
    async open({ origin }) {
      return { url: origin + path, close: nothingToClose };
    },
    isDone: ({ items, run }) => items.length === count && run.state.pageUrl.includes(word),
  };
}
