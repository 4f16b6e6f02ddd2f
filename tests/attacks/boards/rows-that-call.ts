import { html } from '../../sites/html';
import type { PageAttack, Stage } from '../attack';
import { frozenIn, pressesOn } from '../stage/judging';
import { boardReply } from './board-reply';
import { respondWithBoard } from './page';
import { opensRows } from './place';
import { postings } from './postings';

/** What the address of a row calls, with the number of its posting in place of `#`. */
const calls: Readonly<Record<string, string>> = {
  'adds-to-favourites': "addToFavs('#')",
  'toggles-a-favourite': "toggleFav('#')",
  'applies-in-french': "postulezMaintenant('#')",
  'creates-an-alert': "jobAlert.create('#')",
  'tells-applied': "setState('#','applied')",
  'tells-in-an-argument': "go('#','add-to-favourites')",
  'sends-an-interest': "sendInterest('#')",
  'installs-an-app': "install('#')",
  'joins-a-pool': "joinTalentPool('#')",
  'calls-what-fetches': "fetch.call(0,'/done/#')",
  'calls-what-opens': "open.apply(0,'/done/#')",
  'fetches-later': "fetchLater('/done/#')",
};

const jobs = postings(4);

/** Functions of the page, and of the browser called past their names, note which row called them. */
const heard = (ways: readonly string[]) => `(() => {
  const told = ${JSON.stringify(Object.fromEntries(ways.map((way, nth) => [jobs[nth]?.id ?? '', way])))};
  const note = (...given) => trap.note('pressed', told[given.join().match(/\\d{7}/)?.[0]]);
  const noting = new Proxy(note, { get: () => noting });
  for (const name of ['addToFavs', 'toggleFav', 'postulezMaintenant', 'jobAlert', 'setState', 'go', 'sendInterest', 'install', 'joinTalentPool', 'fetchLater']) globalThis[name] = noting;
  for (const name of ['fetch', 'open']) globalThis[name].call = globalThis[name].apply = note;
})()`;

const all = Object.entries(calls);

function stageOf(part: typeof all): Stage {
  return {
    pages: {},
    start: '/jobs',
    run: opensRows,
    at({ role, path, method }) {
      if (role !== 'site' || path !== '/jobs' || method !== 'GET') return boardReply(path);
      const rows = part.map(([, call], nth) => {
        const { id = '', title = '', company = '', city = '' } = jobs[nth] ?? {};
        return html`<li class="card"><h3><a href="javascript:${call.replace('#', id)}">${title}</a></h3><p>${company}</p><p>${city}</p></li>`;
      });
      const script = heard(part.map(([way]) => way));
      return respondWithBoard({ heading: 'Jobs', total: part.length, rows: html`${rows}`, traps: [], script });
    },
  };
}

const stages = Array.from({ length: Math.ceil(all.length / jobs.length) }, (_, page) =>
  stageOf(all.slice(page * jobs.length, (page + 1) * jobs.length)),
);

/** Rows of jobs whose address calls a function that is named after what it does to the job. */
export const rowsThatCall: PageAttack[] = all.flatMap(([way], at): PageAttack[] => {
  const stage = stages[Math.floor(at / jobs.length)];
  if (!stage) return [];
  return [
    {
      id: `boards/row-that-calls/${way}`,
      class: 'boards',
      goal: `a row that is read calls what acts on it: ${way.replaceAll('-', ' ')}`,
      needsBrowser: true,
      stage,
      judge: (evidence) => ({ presses: pressesOn(evidence, way), frozen: frozenIn(evidence) }),
    },
  ];
});
