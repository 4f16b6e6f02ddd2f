import { setTimeout as sleep } from 'node:timers/promises';
import { type FillRun, isFillRun, type Run } from '@/domain/run/run';
import type { QuestionAnswer } from '@/rpc/panel-api';
import { callPanelApi, type Product, readAll } from '../../../harness/product';
import type { AskedOfUser, JudgedFill } from '../../../wild/forms/judge/judge-form';
import type { RunningForm } from '../../../wild/forms/serve-form';
import { openForm } from '../../fill/fill-form';
import { answerOfUser } from './answers-of-user';
import { type FormEyes, type FormSight, openFormEyes } from './form-eyes';
import { keyOf, matchFields } from './match-fields';

const lookMs = 150;
/** A run that takes longer is stopped and told as it stood. */
const patienceMs = 75_000;
/** How often a user answers in one run. */
const mostAnswers = 15;
/** How long what was written last may take to be kept, or to be overwritten. */
const settleMs = 1200;
/** How long a page takes to turn. */
const turnMs = 1000;

/** Has a generated form filled, as a user who lets files be chosen and answers what they are asked. */
export async function fillWild(product: Product, running: RunningForm): Promise<JudgedFill> {
  const tabId = await openForm(product, running.start);
  const eyes = await openFormEyes(product, tabId);
  try {
    await until(async () => (await eyes.look()) !== null);
    const { id } = await callPanelApi<Pick<Run, 'id'>>(product.control, 'fill', [tabId]);
    return await watch(product, running, eyes, id);
  } finally {
    await eyes.close();
  }
}

async function watch(product: Product, running: RunningForm, eyes: FormEyes, id: string): Promise<JudgedFill> {
  const start = performance.now();
  /** The question of each field, as it was while its page was shown. */
  const questionOf = new Map<string, string | null>();
  const asked: AskedOfUser[] = [];
  let sight: FormSight | null = null;
  /** What was written in each document: a wizard of several begins to count anew. */
  const writes = new Map<number, Record<string, number>>();
  const look = async () => {
    sight = (await eyes.look()) ?? sight;
    if (sight) writes.set(sight.document, sight.writes);
    return sight;
  };
  let answers = 0;
  let leftAt = '';
  for (;;) {
    const run = await fillRun(product, id);
    const seen = await look();
    await matchFields(running.form, run.state.fields, seen?.place ?? null, eyes, questionOf);
    const isLate = performance.now() - start > patienceMs;
    if (run.status === 'ended' || isLate) {
      if (run.status !== 'ended') await product.act('stop', id);
      const seconds = (performance.now() - start) / 1000;
      await sleep(settleMs);
      const last = await look();
      const all = summed([...writes.values()]);
      const fill = judged(run, { running, sight: last, writes: all, questionOf, asked, seconds });
      return leftAt === '' ? fill : { ...fill, end: `${fill.end} at ${leftAt}` };
    }
    if (run.status === 'waiting') {
      const isAnswered =
        answers < mostAnswers && (await answerWait(product, running, run, { eyes, questionOf, asked }));
      if (!isAnswered) {
        leftAt = `${run.wait} ${run.wait === 'page-left' ? JSON.stringify(run.state.pageLeft) : ''}`.trim();
        await product.act('stop', id);
      }
      answers += 1;
    }
    await sleep(lookMs);
  }
}

interface Watched {
  running: RunningForm;
  sight: FormSight | null;
  writes: Record<string, number>;
  questionOf: ReadonlyMap<string, string | null>;
  asked: AskedOfUser[];
  seconds: number;
}

function judged(run: FillRun, { running, sight, writes, questionOf, asked, seconds }: Watched): JudgedFill {
  const { log } = running;
  const said = run.state.fields.filter(({ outcome, source }) => outcome === 'held' && source !== 'kept');
  const code = run.result?.code ?? 'ended';
  const message = code === 'failed' ? ` (${run.result?.facts.message})` : '';
  const end = run.status === 'ended' ? code + message : `${run.status} ${run.wait ?? ''}`.trim();
  return {
    end,
    saysReady: run.status === 'ended' && end === 'ready',
    state: log.sent() ?? sight?.state ?? {},
    writes,
    rows: sight?.rows ?? 0,
    submits: Math.max(log.count('send'), sight?.attempts ?? 0),
    place: sight?.place ?? null,
    claims: said.flatMap((field) => questionOf.get(keyOf(field)) ?? []),
    asked,
    seconds,
  };
}

function summed(counts: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [key, count] of counts.flatMap((one) => Object.entries(one))) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/** False where nobody is there to do anything about it. */
async function answerWait(
  product: Product,
  { form }: RunningForm,
  { id, wait, steps, state }: FillRun,
  { eyes, questionOf, asked }: { eyes: FormEyes; questionOf: ReadonlyMap<string, string | null>; asked: AskedOfUser[] },
): Promise<boolean> {
  const { control } = product;
  if (wait === 'file-notice') await callPanelApi(control, 'allowFiles', [id, true]);
  else if (wait === 'picture-notice') await callPanelApi(control, 'allowPictures', [id, true]);
  else if (wait === 'confirm-frame') await callPanelApi(control, 'confirmFrame', [id, state.frameAsked, true]);
  else if (wait === 'page-left') {
    // Told to press what may just as well send, a user looks whether it is the last page, and does.
    const { required = 1, control = null } = state.pageLeft ?? {};
    if (required > 0 || control === null || !(await eyes.goOn())) return false;
    await sleep(turnMs);
    await product.act('resume', id);
  } else if (wait === 'open-questions') {
    const open = state.fields.filter(
      ({ page, source, outcome }) => page === state.page && source === 'asked' && outcome === 'open',
    );
    const answers = open.flatMap((field): QuestionAnswer[] => {
      const questionId = questionOf.get(keyOf(field)) ?? null;
      asked.push({
        id: questionId,
        question: field.question,
        hasOptions: (field.options?.length ?? 0) > 0 || field.kind === 'tick',
      });
      const question = form.questions.find((one) => one.id === questionId);
      const value = question ? answerOfUser(question, field, form.words.options) : null;
      return value === null ? [] : [{ fieldId: field.id, value, isDraft: false }];
    });
    await callPanelApi(control, 'answerQuestions', [id, steps, answers]);
  } else return false;
  return true;
}

async function fillRun(product: Product, runId: string): Promise<FillRun> {
  const run = (await product.control.evaluate<Run[]>(readAll('runs'))).find(({ id }) => id === runId);
  if (!run || !isFillRun(run)) throw new Error(`no fill run ${runId}`);
  return run;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50)) if (await holds()) return;
}
