import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FillRun } from '@/domain/run/run';
import { putPerson } from '../harness/person';
import { type Filled, fillForm } from '../score/fill/fill-form';
import { sendForm } from '../score/fill/send-form';
import { blur } from '../sites/forms/blur/blur';
import type { FormSite } from '../sites/forms/form-site';
import { pages } from '../sites/forms/pages/pages';
import { personaResume } from '../sites/forms/persona-resume';
import type { Posted } from '../sites/forms/read-posted';
import { selects } from '../sites/forms/selects/selects';
import { type FaultStage, openStage } from './fault-stage';
import { fieldKiller } from './kill-worker';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Lists and radios of many kinds on one page; parts that repeat on four; four pages that go to the server one by one. Each takes a file. */
const forms: { form: FormSite; kills: number }[] = [
  { form: selects, kills: 12 },
  { form: blur, kills: 15 },
  { form: pages, kills: 10 },
];

/** A field takes some 20 to 150 ms: spread over it. */
const delayMs = (kills: number) => (kills * 37) % 110;

describe('filling whose worker is killed between fields and over them', () => {
  it.each(forms)('ends with the $form.name form as it is filled in peace', async ({ form, kills }) => {
    const { product, origin, board } = stage;
    await product.wakeWorker();
    await putPerson(product.control, personaResume);
    const inPeace = await fillForm(product, origin, form);
    const right = await sendForm(product, origin, form, inPeace.tabId);
    await board.reset();

    const killer = fieldKiller(product, delayMs);
    const killed = await fillForm(product, origin, form, ({ id }) => killer.atNext(id));
    expect(killer.kills()).toBeGreaterThanOrEqual(kills);
    expect(killed.received.submits).toEqual([]);
    expect(killed.received.uploads.length).toBeLessThanOrEqual(inPeace.received.uploads.length);
    // A page that asks for a file waits for its user where nobody knows whether one was chosen: nothing after it is reached.
    const { page: reached, pageLeft } = killed.run.state;
    const isOver = pageLeft === null;
    expect(isOver || isFileOpen(killed)).toBe(true);
    expect(killed.run.result).toMatchObject({ success: isOver, code: isOver ? 'ready' : 'stopped' });
    if (isOver) expect(reached).toBe(inPeace.run.state.page);
    expect(endings(killed.run)).toEqual(endings(inPeace.run).filter((end) => Number.parseInt(end, 10) <= reached));
    if (!isOver) return;

    const posted = await sendForm(product, origin, form, killed.tabId);
    expect(sorted(posted)).toEqual(sorted(right));
    if (!isFileOpen(killed)) expect(posted?.files).toEqual(right?.files);
  });
});

/** What became of each question; a file is told apart, since it is not chosen again where nobody knows whether it was. */
function endings({ state }: FillRun): string[] {
  return state.fields
    .filter(({ kind }) => kind !== 'file')
    .map(({ page, question, outcome, source, reason }) => [page, question, outcome, source, reason].join(' | '))
    .sort();
}

function isFileOpen({ run }: Filled): boolean {
  return run.state.fields.some(({ reason }) => reason === 'check-file');
}

function sorted(posted: Posted | null): string[] | undefined {
  return posted?.fields.map((field) => field.join(' = ')).sort();
}
