import { PilotInput } from '@/agents/pilot-agent';
import { type FillState, newFillState } from '@/domain/form/fill-state';
import { originOf, topFrameLocation } from '@/domain/form/form-scope';
import { zeroUsage } from '@/domain/model/usage';
import type { ScopedTarget } from '@/domain/page/inspected-element';
import type { FillRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { Model, ModelAnswer } from '@/models/model';
import type { FillContext, FrameForm } from '@/workflows/form/fill-ports';
import { personaResume } from '../../sites/forms/persona-resume';
import { aCanvas, aSight } from './samples';

const formUrl = 'https://jobs.example/apply';

interface Given {
  state?: Partial<FillState>;
  /** What the model answers, in order; `done` after that. */
  answers?: ModelAnswer['toolCall'][];
  canSee?: boolean;
  steps?: number;
  /** What the user says when they are asked; nothing: they go on without a word. */
  says?: boolean;
  /** Whether the page shows something that nobody can read. */
  hasUnseen?: boolean;
  /** What lies under the mouse and has the focus. */
  part?: ScopedTarget;
}

/** A run that fills a form, with a page and a model that do as they are told, and what became of them. */
export function aFilling(given: Given) {
  const log: Log = { journal: [], waits: [], inputs: [], typed: [], isOpen: false };
  const filling: FillContext = {
    run: aRun(given, log),
    tab: aTab(given),
    form: aForm(given, log),
    committed: new Map(),
    barren: new Set(),
    leftCovered: new Set(),
    store: aStore(),
    models: {
      modelFor: async () => aModel(given, log),
      rules: aModel(given, log),
      dollarsLeft: async () => null,
    },
    pilotSteps: async () => given.steps ?? 12,
    now: () => '2026-11-22T10:00:00.000Z',
  };
  return { filling, log };
}

interface Log {
  journal: Pick<Step, 'code' | 'facts'>[];
  waits: string[];
  inputs: PilotInput[];
  typed: string[];
  /** Whether the page is held by sight. */
  isOpen: boolean;
}

function aRun({ state, says }: Given, log: Log): FillContext['run'] {
  let run: FillRun = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'fill',
    tabId: 1,
    startUrl: formUrl,
    site: 'jobs.example',
    startedAt: '2026-11-22T10:00:00.000Z',
    endedAt: null,
    status: 'running',
    wait: null,
    steps: 0,
    state: { ...newFillState(formUrl, 3), phase: 'fill', page: 1, ...state },
    result: null,
  };
  return {
    get run() {
      return run;
    },
    signal: new AbortController().signal,
    openIntent: null,
    async step(code, facts, { change } = {}) {
      log.journal.push({ code, facts: typeof facts === 'function' ? facts([]) : facts });
      run = { ...run, state: change?.(run.state, []) ?? run.state };
      return [];
    },
    async wait(code) {
      log.waits.push(code);
      if (says !== undefined) run = { ...run, state: { ...run.state, mayShowPictures: says } };
    },
    intent: unused,
    problem: unused,
    pace: unused,
    checkpoint: async () => undefined,
  };
}

function aTab({ hasUnseen = true }: Given): FillContext['tab'] {
  const unseen = { frameId: 0, takesFocus: true, isDrawn: true };
  return {
    ask: unused,
    url: async () => formUrl,
    settle: unused,
    release: async () => undefined,
    surveyForms: async () => ({ tabOrigin: originOf(formUrl), frames: [], unreachable: [] }),
    openScope: unused,
    heldBack: () => 0,
    haveAnswersLeft: () => false,
    saysSent: async () => false,
    findUnseenParts: async () => (hasUnseen ? [unseen] : []),
  };
}

const emptyForm: FrameForm = {
  frameId: 0,
  url: formUrl,
  reading: {
    title: '',
    language: 'en',
    fields: [],
    next: null,
    unsureNext: null,
    steps: null,
    place: null,
    closed: [],
    adds: [],
    editors: [],
    kept: { work: 0, education: 0, language: 0 },
    sends: [],
  },
};

function aForm({ part = { ...aCanvas, isInScope: true } }: Given, log: Log): FillContext['form'] {
  let pictures = 0;
  return {
    scope: { ...topFrameLocation(originOf(formUrl)), token: 'a token' },
    readForms: async () => ({ forms: [emptyForm], unreachable: [] }),
    readTexts: async () => null,
    fillField: unused,
    clearField: unused,
    readOptions: async () => [],
    attachFiles: unused,
    leaveUnseen: async () => [],
    takeBackGroundless: async () => [],
    press: unused,
    lockSubmits: unused,
    knowStanding: () => undefined,
    async openEyes() {
      log.isOpen = true;
      return {
        look: async () => aSight(`picture ${++pictures}`),
        at: async () => part,
        focused: async () => part,
        press: async () => null,
        type: async (text) => void log.typed.push(text),
        turn: unused,
        key: unused,
        wait: async () => undefined,
        close: async () => {
          log.isOpen = false;
        },
      };
    },
  };
}

function aStore(): FillContext['store'] {
  return {
    profile: async () => personaResume,
    findAnswer: unused,
    answers: async () => [],
    isFrameConfirmed: async () => false,
    wasMapped: unused,
    addUse: unused,
    saveApplication: unused,
    addSpending: async () => undefined,
    documentFor: async () => null,
    file: async () => null,
  };
}

function aModel({ answers = [], canSee = true }: Given, log: Log): Model {
  return {
    name: 'seer',
    canSee,
    async call({ input }) {
      const toolCall = answers[log.inputs.length] ?? { name: 'done', input: { reason: 'nothing is left' } };
      log.inputs.push(PilotInput.parse(input));
      return { toolCall, usage: { ...zeroUsage, calls: 1 } };
    },
  };
}

function unused(): never {
  throw new Error('not part of this test');
}
