import { type FrameFacts, listFrames } from '@/browser/frames/frames';
import type { TabContext } from '@/browser/frames/tab-context';
import { getTab } from '@/browser/frames/tab-state';
import { findUnreachedFrames } from '@/browser/frames/unreached-frames';
import type { FormReading } from '@/domain/form/form-field';
import type { FormScope } from '@/domain/form/form-scope';
import { OutOfScopeError, PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import { type FrameOrigin, isFrameInScope, isFrameShown, originOfFrame } from './scope-frames';

/** A tab's forms by frame, and the frames that could not be read, whose content is unknown. */
export interface TabForms {
  forms: { frameId: number; url: string; reading: FormReading }[];
  unreachable: { url: string }[];
}

/** What a tab's frames show, for finding the intended form. */
export interface FormSurvey {
  /** Scheme, host and port of the tab's own document. */
  tabOrigin: string;
  frames: SurveyedFrame[];
  unreachable: TabForms['unreachable'];
}

/** A visible frame with an origin that can be named. */
export interface SurveyedFrame extends FrameOrigin {
  frameId: number;
  /** CSS pixels of its viewport. */
  width: number;
  height: number;
  reading: FormReading;
}

/**
 * Reads the forms of all frames, without preparing to write.
 * @throws TabGoneError, and PageUnreachableError if no script can run in the tab
 */
export async function readForms(tab: TabContext): Promise<TabForms> {
  const frames = await framesOf(tab);
  return readAmong(tab, frames, frames);
}

/**
 * Reads the forms in a scope's visible frames, announcing the scope to each first.
 * @throws as `readForms`
 */
export async function readFormsInScope(tab: TabContext, scope: FormScope): Promise<TabForms> {
  const frames = await framesOf(tab);
  const members = await filter(frames, async (frame) => {
    if (!isFrameInScope(frame, scope) || !(await isFrameShown(tab, frames, frame))) return false;
    return openIn(tab, frame, scope);
  });
  return readAmong(tab, frames, members);
}

/**
 * Reads what is visible in all frames of a tab. A single frame is not read, as there is no choice.
 * @throws as `readForms`
 */
export async function surveyForms(tab: TabContext): Promise<FormSurvey> {
  const frames = await framesOf(tab);
  const top = frames.find(({ path }) => path.length === 0);
  const tabOrigin = (top && originOfFrame(top)?.origin) ?? 'null';
  if (frames.length < 2) return { tabOrigin, frames: [], unreachable: [] };
  const seen = await filter(
    frames,
    async (frame) => originOfFrame(frame) !== null && (await isFrameShown(tab, frames, frame)),
  );
  const { forms, unreachable } = await readAmong(tab, frames, seen);
  return {
    tabOrigin,
    unreachable,
    frames: seen.flatMap((frame) => {
      const { frameId, width, height } = frame;
      const reading = forms.find((form) => form.frameId === frameId)?.reading;
      const origin = originOfFrame(frame);
      return reading && origin ? [{ frameId, width, height, reading, ...origin }] : [];
    }),
  };
}

function framesOf(tab: TabContext): Promise<FrameFacts[]> {
  return listFrames(tab.id).catch((cause: unknown) => cannotRead(tab.id, cause));
}

async function cannotRead(tabId: number, cause: unknown): Promise<never> {
  await getTab(tabId);
  throw new PageUnreachableError('no script can run in the tab', { cause });
}

async function filter(frames: FrameFacts[], isWanted: (frame: FrameFacts) => Promise<boolean>): Promise<FrameFacts[]> {
  const wanted = await Promise.all(frames.map(isWanted));
  return frames.filter((_, at) => wanted[at]);
}

/** Frames that do not respond, or have another document by now, are skipped. */
async function openIn(tab: TabContext, { frameId }: FrameFacts, scope: FormScope): Promise<boolean> {
  const { token, origin, isSandboxed } = scope;
  const claim = { token, origin, isSandboxed, isOfTab: scope.frameId === null };
  // The following read reports that the frame is unreachable.
  return tab.askFrame(frameId, 'open-scope', claim).catch((error: unknown) => isOfPage(error));
}

async function readAmong(tab: TabContext, all: FrameFacts[], frames: readonly FrameFacts[]): Promise<TabForms> {
  const [unreached, read] = await Promise.all([
    findUnreachedFrames(tab.id, all),
    Promise.all(frames.map((frame) => readFrame(tab, frame))),
  ]);
  return {
    forms: read.flatMap((each) => ('reading' in each ? [each] : [])),
    unreachable: [
      ...read.flatMap((each) => ('isUnreachable' in each ? [{ url: each.url }] : [])),
      ...unreached.map((url) => ({ url })),
    ],
  };
}

async function readFrame(
  tab: TabContext,
  { frameId, url }: FrameFacts,
): Promise<TabForms['forms'][number] | { url: string; isUnreachable: true }> {
  try {
    return { frameId, url, reading: await tab.askFrame(frameId, 'read-form', null) };
  } catch (error) {
    isOfPage(error);
    return { url, isUnreachable: true };
  }
}

function isOfPage(error: unknown): true {
  const isIt =
    error instanceof PageUnreachableError || error instanceof PageAnswerError || error instanceof OutOfScopeError;
  if (!isIt) throw error;
  return true;
}
