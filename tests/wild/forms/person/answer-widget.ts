import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { testCv } from '../../../harness/person.ts';
import { writtenDate } from '../form-dates.ts';
import type { FormQuestion } from '../form-question.ts';
import type { WildForm } from '../wild-form.ts';
import { partOf, partsOf, press, type } from './form-page.ts';

/** How long a page may take to be drawn anew. */
const redrawMs = 250;

type Answer = string | string[];

/** Answers a question with mouse and keys. */
export async function answerWidget(page: Page, form: WildForm, question: FormQuestion, answer: Answer): Promise<void> {
  const { choice } = form;
  const one = String(answer);
  switch (question.kind) {
    case 'text':
    case 'prose':
      return typeAndLeave(page, question.id, 'main', one);
    case 'list':
      return chooseOne(page, form, question, one);
    case 'yes-no':
      return choice.yesNo === 'switch' ? turnSwitch(page, form, question, one) : chooseOne(page, form, question, one);
    case 'several':
      return chooseSeveral(page, form, question, Array.isArray(answer) ? answer : [answer]);
    case 'date':
      return giveDate(page, form, question, one);
    case 'phone':
      return givePhone(page, form, question, one);
    case 'amount':
      return giveAmount(page, form, question, one);
    case 'rating':
      return rate(page, form, question, Number(one));
    case 'file':
      return giveFile(page, question);
    case 'tick':
      return press(page, question.id, 'tick');
    case 'frame':
      return tickInFrame(page, question);
    case 'trap':
      return;
  }
}

async function typeAndLeave(page: Page, id: string, name: string, text: string): Promise<void> {
  await type(page, id, name, text);
  await page.keyboard.press('Tab');
}

async function chooseOne(page: Page, form: WildForm, question: FormQuestion, text: string): Promise<void> {
  const parts = await partsOf(page, question.id);
  if (parts.includes('main')) {
    const select = await partOf(page, question.id, 'main');
    return void (await select.selectOption({ label: text }));
  }
  if (!parts.includes('trigger')) return press(page, question.id, `option:${text}`);
  await press(page, question.id, 'trigger');
  if (form.choice.options === 'typed') await page.keyboard.type(text.slice(0, 4));
  const group = form.choice.list === 'two-level' && question.groups?.find(([, options]) => options.includes(text))?.[0];
  if (group) await press(page, question.id, `group:${group}`);
  await press(page, question.id, `option:${text}`);
}

async function turnSwitch(page: Page, { words }: WildForm, { id }: FormQuestion, text: string): Promise<void> {
  const isOn = (await page.evaluate((question) => window.application.state()[question], id)) === words.options.yes;
  if ((text === words.options.yes) !== isOn) await press(page, id, 'switch');
}

async function chooseSeveral(page: Page, form: WildForm, { id }: FormQuestion, texts: string[]): Promise<void> {
  const { several, options } = form.choice;
  if (several === 'multiple') {
    const select = await partOf(page, id, 'main');
    return void (await select.selectOption(texts.map((label) => ({ label }))));
  }
  for (const text of texts) {
    if (several === 'tags') {
      await press(page, id, 'box');
      await page.keyboard.type(`${text},`);
      continue;
    }
    if (several === 'search-to-add') await type(page, id, 'search', text);
    if (several === 'chips') {
      await press(page, id, 'trigger');
      if (options === 'typed') await page.keyboard.type(text);
    }
    await press(page, id, `option:${text}`);
    // A list that is opened just before the page is drawn anew is closed again.
    if (form.choice.changes === 'redraw') await sleep(redrawMs);
  }
}

async function giveDate(page: Page, { choice, words }: WildForm, { id }: FormQuestion, text: string): Promise<void> {
  const iso = /^\d{4}-/.test(text) ? text : null;
  const [year = '', month = '', day = ''] = (iso ?? '').split('-');
  if (choice.date === 'native') return void (await (await partOf(page, id, 'main')).fill(text));
  if (choice.date === 'text' || choice.date === 'masked')
    return typeAndLeave(page, id, 'main', iso ? writtenDate(words, iso) : text);
  if (choice.date === 'selects') {
    for (const [part, value] of Object.entries({ d: day, m: month, y: year }))
      await (await partOf(page, id, part)).selectOption(value);
    return;
  }
  if (choice.date === 'sections') {
    for (const [part, value] of Object.entries({ d: day, m: month, y: year }))
      await typeAndLeave(page, id, part, value);
    return;
  }
  await press(page, id, 'calendar');
  await typeAndLeave(page, id, 'year', year);
  await (await partOf(page, id, 'month')).selectOption(String(Number(month) - 1));
  await press(page, id, `day:${Number(day)}`);
}

async function givePhone(page: Page, form: WildForm, { id }: FormQuestion, national: string): Promise<void> {
  const { phone, language } = form.choice;
  const country = `${new Intl.DisplayNames([language], { type: 'region' }).of('CA')} (+1)`;
  if (phone === 'segments') {
    const segments = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
    for (const [index, text] of segments.entries()) await typeAndLeave(page, id, `segment${index}`, text);
    return;
  }
  if (phone === 'country-select') await (await partOf(page, id, 'maincode')).selectOption({ label: country });
  if (phone === 'flag') {
    await press(page, `${id}.code`, 'trigger');
    await press(page, `${id}.code`, `option:${country}`);
  }
  await typeAndLeave(page, id, 'main', national);
}

async function giveAmount(page: Page, form: WildForm, question: FormQuestion, text: string): Promise<void> {
  const { amount } = form.choice;
  if (amount === 'brackets') return chooseOne(page, form, question, text);
  const [number = '', currency] = text.split(' ');
  if (currency) await (await partOf(page, question.id, 'maincurrency')).selectOption({ label: currency });
  await typeAndLeave(page, question.id, 'main', number);
}

/** Sliders stand at three. */
async function rate(page: Page, { choice }: WildForm, { id }: FormQuestion, to: number): Promise<void> {
  if (choice.rating === 'scale' || choice.rating === 'stars') return press(page, id, `option:${to}`);
  await (await partOf(page, id, 'slider')).focus();
  for (let at = 3; at < to; at += 1) await page.keyboard.press('ArrowRight');
}

async function giveFile(page: Page, { id }: FormQuestion): Promise<void> {
  const file = { name: testCv.fileName, mimeType: 'application/pdf', buffer: Buffer.from(testCv.text) };
  if ((await partsOf(page, id)).includes('file')) {
    return (await partOf(page, id, 'file')).setInputFiles(file);
  }
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, id, 'chooser')]);
  await chooser.setFiles(file);
}

async function tickInFrame(page: Page, { id }: FormQuestion): Promise<void> {
  const frame = await (await partOf(page, id, 'frame')).contentFrame();
  await frame?.locator('[role=checkbox]').click();
}
