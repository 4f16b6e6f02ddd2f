import { type PageKind, type PageKindReading, walls } from '@/domain/page/page-kind';
import { askPage } from './ask-page';
import { askSeenFrame, listSeenFrames } from './shown-frames';

/** A frame's reading, and the share of the viewport the frame covers. */
export interface FrameKind extends PageKindReading {
  share: number;
}

/** The page's own word counts: these show jobs, or lie over everything. */
const ownKinds: readonly PageKind[] = ['job-list', 'job-posting', 'consent', 'challenge'];
/** A frame that fills the page is what a person has before them. */
const leastShare = 0.4;

/** What kind of page it is, its frames included: a page around a frame with jobs is what the frame is. */
export async function readKindOfFrames(tabId: number): Promise<PageKindReading> {
  const own = await askPage(tabId, 0, 'read-page-kind', null);
  if (ownKinds.includes(own.kind)) return own;
  const frames = await listSeenFrames(tabId);
  const read = await Promise.all(
    frames.map(async ({ frameId, share }) => {
      const reading = await askSeenFrame(tabId, frameId, 'read-page-kind', null);
      return reading ? [{ ...reading, share }] : [];
    }),
  );
  return kindWithFrames(own, read.flat());
}

/** `framed`: the largest first. */
export function kindWithFrames(own: PageKindReading, framed: readonly FrameKind[]): PageKindReading {
  const filling = framed.filter(({ share }) => share >= leastShare);
  const isWall = ({ kind }: PageKindReading) => walls.some((wall) => wall === kind && wall !== 'not-a-job-list');
  const shown =
    framed.find(({ kind }) => kind === 'job-list') ??
    filling.find(({ kind }) => kind === 'job-posting') ??
    (own.kind === 'not-a-job-list' ? filling.find(isWall) : undefined);
  return shown ? { kind: shown.kind, evidence: shown.evidence.map((words) => `in a frame: ${words}`) } : own;
}
