import type { FormReading } from '@/domain/form-field';
import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import { type FrameFacts, listFrames } from './frames';
import type { TabGrip } from './tab-grip';
import { stateOf } from './tab-state';
import { unreachedFrames } from './unreached-frames';

/** The forms of a tab by frame, and the frames that could not be asked: nobody knows what they hold. */
export interface TabForms {
  forms: { frameId: number; url: string; reading: FormReading }[];
  unreachable: { url: string }[];
}

/** Reads the forms of all frames at once. @throws TabGoneError, and PageUnreachableError where no script can run in the tab */
export async function readForms(tab: TabGrip): Promise<TabForms> {
  const frames = await listFrames(tab.id).catch((cause: unknown) => cannotRead(tab.id, cause));
  const [unreached, read] = await Promise.all([
    unreachedFrames(tab.id, frames),
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

async function cannotRead(tabId: number, cause: unknown): Promise<never> {
  await stateOf(tabId);
  throw new PageUnreachableError('no script can run in the tab', { cause });
}

async function readFrame(
  tab: TabGrip,
  { frameId, url }: FrameFacts,
): Promise<TabForms['forms'][number] | { url: string; isUnreachable: true }> {
  try {
    return { frameId, url, reading: await tab.askFrame(frameId, 'read-form', null) };
  } catch (error) {
    if (error instanceof PageUnreachableError || error instanceof PageAnswerError) {
      return { url, isUnreachable: true };
    }
    throw error;
  }
}
