import { describe, expect, it } from 'vitest';
import type { Usage } from '@/domain/model/usage';
import { zeroUsage } from '@/domain/model/usage';
import type { LearnedRecipe, ListParts } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { type DiscoverState, newDiscoverState } from '@/domain/run/discover-state';
import type { Model } from '@/models/model';
import { reviewList } from '@/workflows/collect/list/review-list';
import { isTaughtMore } from '@/workflows/collect/list/teach-more';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const jobs = [
  { title: 'Moss', company: 'Quill & Vane', location: 'Upper Tarn' },
  { title: 'Lantern', company: 'Hob', location: 'Fenwick Lea' },
  { title: 'Thimble', company: 'Brine', location: 'Upper Fenwick' },
];
const url = 'https://board.example/search';
const taught = learnedList('div.taught', jobs);
const short = learnedList('li', jobs.slice(0, 2));

type Call = { name: string; input: unknown };
const teach = (pager: string | null = null): Call => ({
  name: 'teach_list',
  input: {
    rows: jobs.slice(0, 2).map((job, index) => ({
      opens: `e${index}`,
      cells: Object.entries(job).map(([field, text]) => ({ field, text })),
    })),
    pager,
  },
});
const confirm: Call = { name: 'confirm_list', input: { reason: 'as on the page' } };
const noList: Call = { name: 'no_list', input: { reason: 'a start page' } };

/** A run of which a model answers in this order, on a page where its rows teach `learned` once they failed so often. */
function setUp(
  answers: Call[],
  learned: LearnedRecipe | null = taught,
  before: Partial<DiscoverState> = {},
  { fails = 0, pagerOfCode = 'none', parts = [] as ListParts[] } = {},
) {
  const order = {
    mode: 'collect',
    limits: { pages: 1, details: 0, jobs: 9 },
    goals: [],
    search: { words: null, filters: [] },
  };
  const told = {
    prompts: [] as unknown[],
    steps: [] as [string, Record<string, unknown>][],
    stored: [] as unknown[],
    samples: [] as unknown[],
    state: { ...newDiscoverState(order as never, url), ...before },
  };
  const usage: Usage = { ...zeroUsage, calls: 1 };
  const model: Model = {
    name: 'scripted',
    canSee: false,
    async call({ input }) {
      told.prompts.push(input);
      const next = answers.shift();
      if (!next) throw new Error('nobody expected to be asked');
      return { toolCall: next, usage };
    },
  };
  const rules: Model = { ...model, name: 'rules' };
  const pageAnswers: Record<string, (input: never) => unknown> = {
    'learn-from-rows': ({ samples }: { samples: unknown }) => {
      told.samples.push(samples);
      return told.samples.length > fails ? learned : null;
    },
    'read-rows': ({ rows }: Recipe) => (rows.row === 'li' ? short.reading : learned?.reading),
    'read-element': () => ({ selector: '#next' }),
    'read-pager': () => ({ kind: pagerOfCode }),
    'read-parts': () => parts,
  };
  const context = {
    run: {
      signal: new AbortController().signal,
      run: {
        site: 'board.example',
        get state() {
          return told.state;
        },
      },
      async step(
        code: string,
        facts: Record<string, unknown>,
        extras: { change?: (state: DiscoverState) => DiscoverState } = {},
      ) {
        told.steps.push([code, facts]);
        told.state = extras.change?.(told.state) ?? told.state;
      },
    },
    tab: {
      ask: async (name: string, input: never) => pageAnswers[name]?.(input),
      url: async () => url,
      snapshot: async () => ({ text: 'page "Notices"', url, title: '', elements: [] }),
    },
    store: {
      understandingOf: async () => null,
      saveUnderstanding: async (understanding: unknown) => told.stored.push(understanding),
      addSpending: async () => undefined,
    },
    models: {
      modelFor: async () => (answers.length === 0 && before.mode === 'explore' ? rules : model),
      rules,
      dollarsLeft: async () => null,
    },
    now: () => '2026-11-25T12:00:00Z',
  };
  return { told, discovery: context as unknown as DiscoveryContext };
}

describe('a list whose rows name no employer', () => {
  const unnamed = learnedList(
    'li',
    jobs.map(({ title, location }) => ({ title, location })),
  );
  const named = (employer: string): Call => ({ name: 'teach_list', input: { rows: [], pager: null, employer } });

  it('keeps its rules, with the one employer that a model copies from the page', async () => {
    const { discovery } = setUp([named('Notices'), confirm]);
    const list = await reviewList(discovery, unnamed);
    expect(list?.recipe).toEqual({ ...unnamed.recipe, employer: 'Notices', isReviewed: true });
  });

  it('has none that is not on the page', async () => {
    const { told, discovery } = setUp([named('Acme'), confirm]);
    expect((await reviewList(discovery, unnamed))?.recipe).not.toHaveProperty('employer');
    expect(told.prompts).toMatchObject([{}, { problem: expect.stringContaining('not on the page') }]);
  });
});

describe('a list that rules do not make out', () => {
  it('is learned from rows, read again, shown, and kept once it is confirmed', async () => {
    const { told, discovery } = setUp([teach('e9'), confirm]);
    const list = await reviewList(discovery, null);
    expect(list?.recipe.rows.row).toBe('div.taught');
    expect(list?.recipe).toMatchObject({ isReviewed: true, pager: { selector: '#next', isShown: true } });
    expect(told.samples).toEqual([jobs.slice(0, 2).map((fields, index) => ({ selector: `e${index}`, fields }))]);
    expect(told.prompts).toMatchObject([
      { table: null, callsLeft: 3 },
      { table: { isTaught: true, rowCount: 3, rows: jobs.map((fields) => ({ fields })) }, callsLeft: 2 },
    ]);
    expect(told.stored).toMatchObject([{ recipe: { rows: { row: 'div.taught' } } }]);
    expect(told.state).toMatchObject({ recipe: list?.recipe, usage: { calls: 2 }, teacher: { calls: 2, open: null } });
    expect(told.steps.map(([code, { doubt, outcome }]) => [code, doubt ?? outcome])).toEqual([
      ['list-doubted', 'no-list'],
      ['list-taught', 'learned'],
      ['list-taught', 'confirmed'],
    ]);
  });

  it('stays unknown, and nothing is stored, while nobody confirms it: three calls, and no fourth', async () => {
    const { told, discovery } = setUp([teach(), teach(), teach()]);
    expect(await reviewList(discovery, null)).toBeNull();
    expect(told.stored).toEqual([]);
    expect(told.state.recipe).toBeNull();
    expect(await reviewList(discovery, null)).toBeNull();
    expect(told.prompts).toHaveLength(3);
  });

  it('is not learned from rows that teach nothing, and the model is told why', async () => {
    const { told, discovery } = setUp([teach(), confirm, noList], null);
    expect(await reviewList(discovery, null)).toBeNull();
    expect(told.prompts).toMatchObject([
      { problem: null },
      { problem: expect.stringContaining('nothing in common'), table: null },
      { problem: expect.stringContaining('point out the rows'), table: null },
    ]);
  });

  it('goes on by what code sees, not by what the model named, where code sees anything', async () => {
    const { discovery } = setUp([teach('e9'), confirm], taught, {}, { pagerOfCode: 'numbered' });
    expect((await reviewList(discovery, null))?.recipe.pager).toBeNull();
  });

  it('goes on by its parts, one after the other, where the model named one of them', async () => {
    const others = [{ name: 'T', ref: 'e9', url: 'https://board.example/?l=T' }];
    const parts = [{ current: 'N', here: url, areTabs: false, areApart: false, others }];
    const { discovery } = setUp([teach('e9'), confirm], taught, {}, { parts });
    expect((await reviewList(discovery, null))?.recipe.pager).toBeNull();
  });

  it('is learned by its titles alone where nothing else is in reach of them', async () => {
    const { told, discovery } = setUp([teach(), confirm], taught, {}, { fails: 1 });
    expect((await reviewList(discovery, null))?.recipe.rows.row).toBe('div.taught');
    expect(told.samples).toMatchObject([
      [{ fields: jobs[0] }, { fields: jobs[1] }],
      [{ fields: { title: 'Moss' } }, { fields: { title: 'Lantern' } }],
    ]);
  });

  it('is asked about once a page where the model sees none', async () => {
    const { told, discovery } = setUp([noList]);
    expect(await reviewList(discovery, null)).toBeNull();
    expect(await reviewList(discovery, null)).toBeNull();
    expect(told.prompts).toHaveLength(1);
  });

  it('goes on after its answer when the worker was killed', async () => {
    const first = setUp([teach()]);
    await expect(reviewList(first.discovery, null)).rejects.toThrow('nobody expected');
    const { told, discovery } = setUp([confirm], taught, { teacher: first.told.state.teacher });
    expect((await reviewList(discovery, null))?.recipe.rows.row).toBe('div.taught');
    expect(told.steps.map(([code]) => code)).toEqual(['list-taught']);
  });

  it('is nobody’s to point out without a model', async () => {
    const { told, discovery } = setUp([], taught, { mode: 'explore' });
    expect(await reviewList(discovery, null)).toBeNull();
    expect(told.steps).toEqual([]);
  });
});

describe('a list that rules doubt', () => {
  const bare = learnedList(
    'li',
    jobs.map(({ title, location }) => ({ title, location })),
  );

  it('stays as read where the model finds it right, and is asked about no more', async () => {
    const { told, discovery } = setUp([confirm]);
    const list = await reviewList(discovery, bare);
    expect(list?.recipe).toMatchObject({ rows: { row: 'li' }, isReviewed: true });
    expect(await reviewList(discovery, list)).toBe(list);
    expect(told.prompts).toMatchObject([{ table: { isTaught: false, rowCount: 3 } }]);
  });

  it('is none where the model says so, however often rules read it', async () => {
    const { told, discovery } = setUp([noList]);
    expect(await reviewList(discovery, bare)).toBeNull();
    expect(await reviewList(discovery, bare)).toBeNull();
    expect(told.prompts).toHaveLength(1);
  });

  it('stays as read where rules had to answer for the model: they know no better', async () => {
    const nonsense: Call = { name: 'shrug', input: {} };
    const { discovery } = setUp([nonsense, nonsense, noList]);
    expect((await reviewList(discovery, bare))?.recipe).toMatchObject({ rows: { row: 'li' }, isReviewed: true });
  });

  it('gives way to the one that was taught and confirmed', async () => {
    const { discovery } = setUp([teach(), confirm]);
    expect((await reviewList(discovery, bare))?.recipe.rows.row).toBe('div.taught');
  });

  it('is not asked about where nothing speaks against it', async () => {
    const { told, discovery } = setUp([]);
    expect(await reviewList(discovery, taught)).toBe(taught);
    expect(told.prompts).toEqual([]);
  });
});

describe('a list that ends short of its total', () => {
  const counts = { processed: 2, new: 2, known: 0, duplicate: 0, failed: 0, details: 0 };
  const read: Partial<DiscoverState> = { recipe: short.recipe, page: 1, pageKeys: ['0', '1'], counts, announced: 9 };

  it('starts over where the model knows a fuller one, and counts no row twice', async () => {
    const { told, discovery } = setUp([teach(), confirm], taught, read);
    expect(await isTaughtMore(discovery)).toBe(true);
    expect(told.state).toMatchObject({ phase: 'list', page: 1, pageKeys: [], counts: { processed: 0 } });
    expect(told.state.recipe?.rows.row).toBe('div.taught');
  });

  it('stays, and goes on by what the model named', async () => {
    const { told, discovery } = setUp([teach('e9'), confirm], learnedList('div.taught', jobs.slice(0, 2)), read);
    expect(await isTaughtMore(discovery)).toBe(true);
    expect(told.state).toMatchObject({ pageKeys: ['0', '1'], counts: { processed: 2 } });
    expect(told.state.recipe).toMatchObject({ rows: { row: 'li' }, pager: { selector: '#next', isShown: true } });
    // It is followed once; what becomes of that no model is asked about again.
    expect(await isTaughtMore(discovery)).toBe(false);
    expect(told.prompts).toHaveLength(2);
  });

  it('is all there is where the model finds it right', async () => {
    const { told, discovery } = setUp([confirm], taught, read);
    expect(await isTaughtMore(discovery)).toBe(false);
    expect(told.state.recipe?.rows.row).toBe('li');
  });
});
