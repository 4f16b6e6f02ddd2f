import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { FormQuestion } from '../form-question.ts';
import { judgeQuestion } from '../judge/judge-question.ts';
import type { WildForm } from '../wild-form.ts';
import { answerWidget } from './answer-widget.ts';
import { answerOf } from './answers.ts';
import { press } from './form-page.ts';

/** How long the page may take with an answer: it may be checked, formatted, or drawn anew. */
const settleMs = 450;
const patienceMs = 8000;

/**
 * Fills a form and sends it, as a careful person with mouse and keys would: one answer after the other, corrected where the page changed it.
 * @throws where something cannot be answered, or the page does not go on.
 */
export async function fillAsPerson(page: Page, form: WildForm): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#app')?.hasChildNodes());
  if (form.choice.order === 'one-at-a-time') return fillOneByOne(page, form);
  for (let at = 0; at < form.pages.length; at += 1) {
    await page.waitForFunction((number) => window.application?.where().page === number, at);
    if (form.choice.repeat === 'added' && form.pages[at]?.includes('career')) await addCards(page, form);
    await openSections(page, form, at);
    const shown = form.questions.filter(({ section }) => form.pages[at]?.includes(section));
    await answerAll(page, form, shown);
    await press(page, 'page', 'go');
  }
}

async function openSections(page: Page, form: WildForm, at: number): Promise<void> {
  if (form.choice.order !== 'accordion') return;
  for (const section of form.pages[at]?.slice(1) ?? []) await press(page, 'section', section);
}

async function addCards(page: Page, form: WildForm): Promise<void> {
  const cards = new Set(form.questions.flatMap(({ part }) => (part?.startsWith('jobs.') ? [part] : [])));
  if (form.choice.order === 'accordion' && form.pages.some((sections) => sections.indexOf('career') > 0))
    await press(page, 'section', 'career');
  for (const _ of cards) await press(page, 'jobs', 'add');
  if (form.choice.order === 'accordion' && form.pages.some((sections) => sections.indexOf('career') > 0))
    await press(page, 'section', 'career');
}

/** Files first, since a page may read them; then everything, and once more what did not stay. */
async function answerAll(page: Page, form: WildForm, shown: readonly FormQuestion[]): Promise<void> {
  const isFile = ({ kind }: FormQuestion) => kind === 'file';
  const ordered =
    form.choice.order === 'unlock' ? shown : [...shown.filter(isFile), ...shown.filter((one) => !isFile(one))];
  for (let turn = 0; turn < 3; turn += 1) {
    for (const question of ordered) {
      if (await isRight(page, question)) continue;
      await answer(page, form, question);
      if (isFile(question) && form.choice.changes === 'cv-reader') await sleep(1500);
    }
    await sleep(settleMs);
  }
  for (const question of ordered) {
    if (!(await isRight(page, question))) throw new Error(`${question.id} holds ${await heldBy(page, question.id)}`);
  }
}

async function answer(page: Page, form: WildForm, question: FormQuestion): Promise<void> {
  const said = answerOf(question);
  if (said === null) return;
  await answerWidget(page, form, question, said).catch((error: unknown) => {
    throw new Error(`${question.id} cannot be answered: ${String(error).split('\n')[0]}`);
  });
  await sleep(form.choice.changes === 'nothing' ? 30 : settleMs);
}

async function isRight(page: Page, question: FormQuestion): Promise<boolean> {
  const isAsked = await page.evaluate((id) => window.application.isAsked(id), question.id);
  if (!isAsked) return true;
  const value = await heldBy(page, question.id);
  if (question.truth.is === 'never') return String(value ?? '') === question.truth.person;
  return judgeQuestion(question, value) === 'held';
}

function heldBy(page: Page, id: string): Promise<unknown> {
  return page.evaluate((question) => window.application.state()[question], id);
}

async function fillOneByOne(page: Page, form: WildForm): Promise<void> {
  const asked = form.questions.filter(({ kind }) => kind !== 'trap');
  for (const question of asked) {
    if (!(await page.evaluate((id) => window.application.isAsked(id), question.id))) continue;
    const at = await page.evaluate(() => window.application.where().shownAt);
    for (let turn = 0; turn < 3 && !(await isRight(page, question)); turn += 1) {
      await answer(page, form, question);
      await sleep(settleMs);
    }
    if (question.kind === 'file') await sleep(1500);
    await press(page, 'page', 'ok');
    await page.waitForFunction((before) => window.application.where().shownAt !== before, at, { timeout: patienceMs });
  }
  await press(page, 'page', 'go');
}
