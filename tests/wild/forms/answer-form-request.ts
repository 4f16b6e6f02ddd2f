import { readPosted } from '../../sites/forms/read-posted.ts';
import { html, raw } from '../../sites/html.ts';
import { serveFile } from '../../sites/serve-file.ts';
import { redirectTo, respondWithHtml, respondWithJson, type SiteRequest, type SiteResponse } from '../../sites/site.ts';
import { formDefinition } from './form-definition.ts';
import type { FormRequestKind } from './form-log.ts';
import { checkLetters } from './trap-questions.ts';
import type { WildForm } from './wild-form.ts';

/** What the server of a form remembers between its requests: answers of earlier pages, as one applicant gave them. */
export interface FormSession {
  form: WildForm;
  /** The style sheet of all its pages. */
  css: string;
  answers: Record<string, unknown>;
}

export interface FormAnswer {
  kind: FormRequestKind;
  response: SiteResponse;
  /** The answers, where the application was sent. */
  sent?: Record<string, unknown>;
}

/** Answers as the form's server would. */
export async function answerFormRequest(session: FormSession, request: SiteRequest): Promise<FormAnswer> {
  const { form } = session;
  const { pathname, searchParams } = request.url;
  if (request.method !== 'GET') return received(session, request);
  if (pathname.startsWith('/assets/')) return { kind: 'asset', response: asset(pathname.slice(8)) };
  if (pathname === '/letters.svg') return { kind: 'asset', response: letters() };
  if (pathname === '/form.json') {
    const page = Number(searchParams.get('page') ?? 1);
    return { kind: 'asset', response: respondWithJson(formDefinition(form, page, session.answers)) };
  }
  if (pathname === '/check')
    return { kind: 'page', response: respondWithHtml(checkDocument(searchParams.get('label') ?? '')) };
  if (pathname.endsWith('/thanks')) return { kind: 'page', response: respondWithHtml(documentOf(session, true)) };
  if (pathname === startPath(form)) session.answers = {};
  const isForm = pathname.startsWith(startPath(form));
  return {
    kind: isForm ? 'page' : 'other',
    response: isForm ? respondWithHtml(documentOf(session, false)) : respondWithHtml('', 404),
  };
}

/** The page that a person opens. */
export function startPath({ shape }: WildForm): string {
  return `/apply/${shape.application}`;
}

async function received(session: FormSession, request: SiteRequest): Promise<FormAnswer> {
  const { form } = session;
  const { pathname } = request.url;
  const kept = respondWithJson({ isKept: true });
  if (pathname.endsWith('/files')) return { kind: 'file', response: kept };
  if (pathname.startsWith('/api/')) {
    const body = parsed(request.body);
    const isSent = pathname.endsWith('/submit') || body.status === 'SUBMITTED';
    if (isSent) return { kind: 'send', response: kept, sent: answersIn(body.answers) };
    return { kind: request.method === 'PUT' && form.choice.pages === 'save' ? 'step' : 'draft', response: kept };
  }
  if (!pathname.startsWith(startPath(form))) return { kind: 'draft', response: kept };
  const { fields } = await readPosted(request);
  const answers = answersIn(parsed(fields.findLast(([name]) => name === 'view-state')?.[1] ?? '{}'));
  session.answers = answers;
  const step = Number(/\/step\/(\d+)$/.exec(pathname)?.[1] ?? 0);
  if (step > 0) return { kind: 'step', response: redirectTo(`${startPath(form)}/step/${step + 1}`) };
  return { kind: 'send', response: redirectTo(`${startPath(form)}/thanks`), sent: answers };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return answersIn(JSON.parse(text));
  } catch {
    return {};
  }
}

function answersIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function documentOf({ form, css }: FormSession, isOver: boolean): string {
  const { words, title } = form;
  const content = isOver
    ? html`<h1>${words.thanks}</h1>`
    : html`<h1>${title}</h1><div id="app"></div><script type="module" src="/assets/main.js"></script>`;
  return html`<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${raw(css)}</style></head><body><main>${content}</main></body></html>`
    .markup;
}

/** What a check service shows in its frame. */
function checkDocument(label: string): string {
  return html`<!doctype html><meta charset="utf-8"><style>body{font:14px sans-serif}div{border:1px solid #999;padding:12px;cursor:pointer}</style>
<div role="checkbox" aria-checked="false" tabindex="0">${label}</div>
<script>const box = document.querySelector('div'); box.onclick = () => { box.setAttribute('aria-checked', 'true'); parent.postMessage('human', '*'); };</script>`
    .markup;
}

function asset(name: string): SiteResponse {
  const [, folder = '', own = ''] = /^(widgets\/)?(.*)$/.exec(name) ?? [];
  const file = serveFile(new URL(`client/${folder}`, import.meta.url), own);
  return file ?? { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
}

/** The picture whose letters only people read. */
function letters(): SiteResponse {
  const drawn = [...checkLetters].map(
    (letter, index) =>
      html`<text x="${14 + index * 34}" y="36" font-size="28" transform="rotate(${index % 2 ? 9 : -9} ${14 + index * 34} 30)">${letter}</text>`,
  );
  const body = html`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="50"><rect width="160" height="50" fill="#eee"/>${drawn}</svg>`;
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: body.markup };
}
