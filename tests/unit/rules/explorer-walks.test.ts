import { expect, it } from 'vitest';
import type { Landmarks } from '@/domain/page/landmarks';
import type { Act } from '@/domain/page/page-act';
import { noLandmarks } from './explorer-input';
import { boardLandmarks, type Effect, exploreOnPaper, type PaperSite, rowsOf } from './paper-site';

const rows = ['Nurse', 'Senior Nurse', 'Care Manager'];
const dialog = { name: 'Filters', closers: [{ ref: 'e70', name: 'Dismiss' }] };
const board = boardLandmarks(...rows);
const apply = { ref: 'e60', name: 'Easy Apply' };

const opensFilters: Effect = {
  landmarks: { overlay: dialog },
  pattern: { elementType: 'filter button', changeType: 'dialog_opened' },
  filters: ['Date', 'Level'],
  goals: ['filters'],
};
const closes: Effect = { landmarks: { overlay: null }, pattern: { elementType: 'close button', changeType: 'closed' } };
const pages: Effect = { pattern: { elementType: 'pagination', changeType: 'list_updated' }, goals: ['next-page'] };
const searches: Effect = {
  pattern: { elementType: 'search input', changeType: 'list_updated' },
  newUrl: 'https://jobs.example.com/?q=other',
  goals: ['search'],
};
const showsJob: Effect = {
  pattern: { elementType: 'job listing' },
  newUrl: 'https://jobs.example.com/?job=1',
  applySeen: 'Easy Apply',
  goals: ['listing', 'apply'],
};
const leavesForJob: Effect = {
  ...showsJob,
  pattern: { elementType: 'job listing', changeType: 'navigated' },
  landmarks: { ...noLandmarks, jobRows: rowsOf('Similar Nurse'), apply },
};
const returns: Effect = { landmarks: board, newUrl: 'https://jobs.example.com/' };

/** What most boards do. */
function usual(act: Act, name: string): Effect | null {
  if (rows.includes(name)) return showsJob;
  if (act.name === 'type_text') return {};
  if (act.name === 'press_key') return searches;
  return { 'All filters': opensFilters, Dismiss: closes, Next: pages }[name] ?? null;
}

function siteWith(special: PaperSite['effectOf'], facts: Partial<PaperSite> = {}): PaperSite {
  return {
    landmarks: board,
    effectOf: (act, name, landmarks) => special(act, name, landmarks) ?? usual(act, name),
    ...facts,
  };
}

const lastActs = ['press All filters', 'press Dismiss', 'press Next', 'type senior', 'Enter'];

it('explores a list with details beside it', async () => {
  const { acts, report } = await exploreOnPaper(siteWith(() => null));
  expect(acts).toEqual(['press Nurse', ...lastActs]);
  expect(report.goals.map(({ status, evidence_step }) => [status, evidence_step])).toEqual([
    ['reached', 1],
    ['reached', 1],
    ['reached', 2],
    ['reached', 6],
    ['reached', 4],
  ]);
  expect(report.key_elements).toEqual({
    filter_button: '.filter-button',
    apply_button: null,
    job_listings: ['L1.1', 'L1.2', 'L1.3'],
    search_input: 'e2',
    pagination: 'e90',
  });
  expect(report.page_type).toBe('job_search');
});

it('goes back from postings on pages of their own, whatever jobs those name beside', async () => {
  const own = siteWith((act, name) => (rows.includes(name) ? leavesForJob : act.name === 'go_back' ? returns : null));
  const { acts } = await exploreOnPaper(own);
  expect(acts).toEqual(['press Nurse', 'go_back', ...lastActs]);
});

it('looks further down a posting that shows no way to apply, and presses a third row', async () => {
  const bare: Effect = { ...leavesForJob, applySeen: undefined, goals: ['listing'], landmarks: noLandmarks };
  const own = siteWith((act, name) => {
    if (name === 'Care Manager') return leavesForJob;
    if (rows.includes(name)) return bare;
    return act.name === 'go_back' ? returns : null;
  });
  const { acts, report } = await exploreOnPaper(own);
  expect(acts.slice(0, 7)).toEqual([
    'press Nurse',
    'scroll',
    'go_back',
    'press Senior Nurse',
    'go_back',
    'press Care Manager',
    'go_back',
  ]);
  expect(report.goals[1]).toMatchObject({ id: 'apply', status: 'reached' });
});

it('presses no further row where the first opened a tab, which shows no way to apply', async () => {
  const opensTab: Effect = { pattern: { elementType: 'job listing', changeType: 'navigated' }, goals: ['listing'] };
  const { acts } = await exploreOnPaper(siteWith((_, name) => (rows.includes(name) ? opensTab : null)));
  expect(acts).toEqual(['press Nurse', ...lastActs]);
});

it('closes postings that open over the list', async () => {
  const over: Effect = {
    ...showsJob,
    newUrl: undefined,
    pattern: { elementType: 'job listing', changeType: 'dialog_opened' },
    landmarks: { overlay: dialog },
  };
  const { acts } = await exploreOnPaper(siteWith((_, name) => (rows.includes(name) ? over : null)));
  expect(acts).toEqual(['press Nurse', 'press Dismiss', ...lastActs]);
});

it('presses what shows all options of one filter, then of the next, and neither again on another page', async () => {
  const more = (ref: string) => ({ ref, name: 'Show all' });
  const revealing = (left: string[]): Effect => ({
    landmarks: { filterOpeners: left.map(more) },
    pattern: { elementType: 'filter button', changeType: 'dialog_opened' },
    goals: ['filters'],
  });
  let pressed = 0;
  const { acts } = await exploreOnPaper(
    siteWith(
      (_, name) => {
        if (name === 'Show all') return revealing(['e82'].slice(pressed++));
        return name === 'Next' ? { ...pages, landmarks: { filterOpeners: [more('e91')] } } : null;
      },
      { landmarks: { ...board, filterOpeners: [more('e81'), more('e82')] } },
    ),
  );
  expect(acts.filter((act) => act === 'press Show all')).toHaveLength(2);
  expect(acts).toContain('press Next');
});

it('tries Escape where no closer helps, and lives with what stays open', async () => {
  const chat: Landmarks = { ...board, overlay: { name: 'Chat', closers: [{ ref: 'e71', name: 'Minimize' }] } };
  const stuck = siteWith((_, name) => (name === 'All filters' ? { ...opensFilters, landmarks: {} } : null), {
    landmarks: chat,
  });
  const { acts } = await exploreOnPaper({
    ...stuck,
    effectOf: (act, name, now) =>
      act.name === 'press_key' && act.key === 'Escape' ? null : stuck.effectOf(act, name, now),
  });
  const attempts = acts.filter((act) => act === 'Escape' || act === 'press Minimize');
  expect(attempts).toEqual(['Escape']);
  expect(acts).toContain('press Next');
});

it('shows the results of choices where nothing else closes what covers the page', async () => {
  const sheet: Landmarks = {
    ...noLandmarks,
    jobRows: board.jobRows,
    overlay: { name: 'Filters', closers: [{ ref: 'e72', name: 'Show 24 jobs' }] },
  };
  const covered = siteWith((_, name) => {
    if (name === 'All filters') return { ...opensFilters, landmarks: sheet };
    return name === 'Show 24 jobs' ? { landmarks: board } : null;
  });
  const { acts } = await exploreOnPaper({
    ...covered,
    effectOf: (act, name, now) =>
      act.name === 'press_key' && act.key === 'Escape' ? null : covered.effectOf(act, name, now),
  });
  expect(acts.slice(1, 5)).toEqual(['press All filters', 'Escape', 'press Show 24 jobs', 'press Next']);
});

it('presses the control to apply with only where the user allows it and it is no link elsewhere', async () => {
  const withApply = { ...showsJob, landmarks: { apply } };
  const applies = siteWith((_, name) => {
    if (name === apply.name) return { landmarks: { overlay: dialog }, pattern: { elementType: 'apply button' } };
    return rows.includes(name) ? withApply : null;
  });
  const button = { ref: apply.ref, action: 'click', role: 'button', name: apply.name, url: null } as const;
  const asButton = [button];
  const asLink = [{ ...button, role: 'link', url: 'https://acme.example.org/' }];
  const actsOf = async (mayPressApply: boolean, elements: PaperSite['elements']) =>
    (await exploreOnPaper({ ...applies, elements, view: { mayPressApply } })).acts;
  expect((await actsOf(true, asButton)).slice(0, 3)).toEqual(['press Nurse', 'press Easy Apply', 'press Dismiss']);
  expect(await actsOf(false, asButton)).not.toContain('press Easy Apply');
  expect(await actsOf(true, asLink)).not.toContain('press Easy Apply');
});

it('opens filter after filter where there is nothing that opens all', async () => {
  const names = ['Date posted', 'Salary', 'Contract', 'Remote', 'Company'];
  const bar: Landmarks = { ...board, filterOpeners: names.map((name, index) => ({ ref: `e3${index}`, name })) };
  const opened: Effect = { ...opensFilters, landmarks: { overlay: { name: '', closers: [] } } };
  const site = siteWith(
    (act, name) => (names.includes(name) ? opened : act.name === 'press_key' && act.key === 'Escape' ? closes : null),
    { landmarks: bar },
  );
  const { acts } = await exploreOnPaper(site);
  expect(acts.slice(1, 9)).toEqual([
    'press Date posted',
    'Escape',
    'press Salary',
    'Escape',
    'press Contract',
    'Escape',
    'press Remote',
    'Escape',
  ]);
  expect(acts).not.toContain('press Company');
});

it('presses nothing for filters that stand on the page', async () => {
  const onPage = siteWith(() => null, {
    landmarks: { ...board, filterOpeners: [], filterFields: 4 },
    view: { filters: ['Date'], goals: [] },
  });
  expect((await exploreOnPaper(onPage)).acts).not.toContain('press All filters');
});

it('scrolls for rows that come by themselves, and presses what shows up below them', async () => {
  const more: Landmarks['pager'] = { kind: 'load-more', ref: 'e80', name: 'More jobs' };
  const long = siteWith(
    (act, name) => {
      if (act.name === 'scroll') return { landmarks: { pager: more } };
      return name === more.name ? pages : null;
    },
    { landmarks: { ...board, pager: { kind: 'infinite', ref: null, name: '' } } },
  );
  const { acts } = await exploreOnPaper(long);
  expect(acts.slice(3, 5)).toEqual(['scroll', 'press More jobs']);
});

it.each([
  ['nothing', null, 1],
  ['something', {}, 6],
] as const)(
  'scrolls no further on a list without a pager once a scroll changes %s, and searches',
  async (_, effect, scrolls) => {
    const { acts } = await exploreOnPaper({
      landmarks: { ...board, pager: { kind: 'none', ref: null, name: '' } },
      effectOf: (act, name) => (act.name === 'scroll' ? effect : usual(act, name)),
    });
    expect(acts.filter((act) => act === 'scroll')).toHaveLength(scrolls);
    expect(acts.slice(-2)).toEqual(['type senior', 'Enter']);
  },
);

it('presses the search button where Enter does nothing', async () => {
  const elements = [
    { ref: 'e1', action: 'click', role: 'button', name: 'Search site', url: null },
    { ref: 'e2', action: 'type', role: 'searchbox', name: 'Keywords', url: null },
    { ref: 'e3', action: 'click', role: 'button', name: 'Find jobs', url: null },
  ] as const;
  const site: PaperSite = {
    landmarks: board,
    elements: [...elements],
    effectOf(act, name) {
      if (act.name === 'press_key') return null;
      return act.name === 'click' && act.selector === 'e3' ? searches : usual(act, name);
    },
  };
  const { acts, report } = await exploreOnPaper(site);
  expect(acts.slice(-3)).toEqual(['type senior', 'Enter', 'press ']);
  expect(report.goals[3]).toMatchObject({ id: 'search', status: 'reached' });
});

it('reports what a bare list does not have', async () => {
  const bare: PaperSite = { landmarks: { ...noLandmarks, jobRows: rowsOf(...rows) }, effectOf: () => showsJobOnly };
  const { report } = await exploreOnPaper(bare);
  expect(report.goals.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'listing reached',
    'apply absent',
    'filters absent',
    'search absent',
    'next-page absent',
  ]);
  expect(report.page_type).toBe('job_board');
});

const showsJobOnly: Effect = { pattern: { elementType: 'job listing' }, goals: ['listing'] };

it('does nothing twice on a page where nothing does anything', async () => {
  const elements = [{ ref: 'e3', action: 'click', role: 'button', name: 'Search', url: null } as const];
  const { acts, report } = await exploreOnPaper({ landmarks: board, elements, effectOf: () => null });
  const presses = acts.filter((act) => act.startsWith('press ') && act !== 'press ');
  expect(new Set(presses).size).toBe(presses.length);
  expect(report.goals.every(({ status }) => status !== 'reached')).toBe(true);
});

it('ends at once on an empty page', async () => {
  const { acts, report } = await exploreOnPaper({ landmarks: noLandmarks, effectOf: () => null });
  expect(acts).toEqual([]);
  expect(report.page_type).toBe('other');
  expect(report.goals[0]).toMatchObject({ id: 'listing', status: 'absent' });
});
