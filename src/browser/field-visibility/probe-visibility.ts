import type { TabGrip } from '@/browser/frames/tab-context';
import { rootFrame, sizeOf } from '@/browser/visual/frame-script-world';
import type { FieldSight, PageBox, SightMark } from '@/page-api/page-requests';
import type { Tint } from './pixels';
import { type Screen, takeScreen } from './screen-picture';
import { takeBackLeftTints, whileTinted } from './tint-fields';
import { ownShare, tintFor } from './tint-share';
import { type Around, hasText, hasWriting, isMarked } from './visible-marks';

/** Share of a box that must be its own paint: for a control, and for a stand-in, which contains pictures and other parts. */
const leastOwn = { control: 0.5, other: 0.3 };
/** CSS pixels. What counts as a box's edge. */
const edges = { margin: 6, within: 4 };
/** CSS pixels. For rounding and borders. */
const border = 2;

/** A frame's viewport within the tab's. */
export interface Placing {
  left: number;
  top: number;
  scale: number;
}

/**
 * Tests by two screenshots whether each field is visible: in the second, each has its own tint briefly, which shows only if nothing is
 * painted above; in the first, it must stand out from its surroundings. One pair serves all fields in view.
 * @throws ControlError
 */
export async function probe(
  tab: TabGrip,
  frameId: number,
  sights: readonly FieldSight[],
  placing: Placing,
): Promise<boolean[]> {
  await takeBackLeftTints();
  const session = await tab.session();
  const { width } = await sizeOf(await rootFrame(session));
  const before = await takeScreen(session, width);
  const tints = new Map(
    sights.flatMap((sight) => tinted(sight, tintFor(before.cut(inTab(sight.box, placing), -border)))),
  );
  const after = await whileTinted(tab, frameId, tints, () => takeScreen(session, width));
  const isOwn = (mark: SightMark, least: number) => {
    const box = inTab(mark.box, placing);
    const tint = tints.get(mark);
    const inset = Math.min(border, (box.right - box.left) / 4, (box.bottom - box.top) / 4);
    const share = tint ? ownShare(before.cut(box, -inset), after.cut(box, -inset), tint) : null;
    return share !== null && share >= least;
  };
  return sights.map((sight) => {
    if (!isOwn(sight, sight.isControl ? leastOwn.control : leastOwn.other)) return false;
    const box = inTab(sight.box, placing);
    const textWidth = sight.textWidth * placing.scale * before.scale;
    if (textWidth > 0 && !hasText(before.cut(box, 0), around(before, 0), textWidth)) return false;
    if (isMarked(before.cut(box, edges.margin), around(before, edges.margin))) return true;
    return sight.labels.some(
      (label) => isOwn(label, leastOwn.other) && hasWriting(before.cut(inTab(label.box, placing), 0), noEdge),
    );
  });
}

/** A field and its labels share a tint: labels may contain the field, and two tints would mix. */
function tinted(sight: FieldSight, tint: Tint): [SightMark, Tint][] {
  return [sight, ...sight.labels].map((mark) => [mark, tint]);
}

const noEdge: Around = { margin: 0, within: 0 };

function around({ scale }: Screen, margin: number): Around {
  return { margin: Math.round(margin * scale), within: Math.round(edges.within * scale) };
}

function inTab({ left, top, right, bottom }: PageBox, placing: Placing): PageBox {
  const x = (at: number) => placing.left + at * placing.scale;
  const y = (at: number) => placing.top + at * placing.scale;
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) };
}
