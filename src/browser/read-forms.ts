import type { FormReading } from '@/domain/form-field';
import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import { type FrameFacts, listFrames } from './frames';
import type { TabGrip } from './tab-grip';

/** The forms of a tab by frame, and the frames that could not be asked: nobody knows what they hold. */
export interface TabForms {
  forms: { frameId: number; url: string; reading: FormReading }[];
  unreachable: { frameId: number; url: string; isUnreachable: true }[];
}

/** Reads the forms of all frames at once. @throws TabGoneError, and PageUnreachableError where no script can run in the tab */
export async function readForms(tab: TabGrip): Promise<TabForms> {
  const frames = await listFrames(tab.id);
  const read = await Promise.all(frames.map((frame) => readFrame(tab, frame)));
  return {
    forms: read.flatMap((each) => ('reading' in each ? [each] : [])),
    unreachable: read.flatMap((each) => ('isUnreachable' in each ? [each] : [])),
  };
}

async function readFrame(
  tab: TabGrip,
  { frameId, url }: FrameFacts,
): Promise<(TabForms['forms'] | TabForms['unreachable'])[number]> {
  try {
    return { frameId, url, reading: await tab.askFrame(frameId, 'read-form', null) };
  } catch (error) {
    if (error instanceof PageUnreachableError || error instanceof PageAnswerError) {
      return { frameId, url, isUnreachable: true };
    }
    throw error;
  }
}
