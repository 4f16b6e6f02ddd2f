import type { TabContext } from '@/browser/frames/tab-context';
import { rootFrame, viewportSize } from '@/browser/visual/frame-script-world';
import type { FieldVisibility, VisibilityMark } from '@/page-api/field-visibility-requests';
import type { PageBox } from '@/page-api/viewport-shapes';
import type { Tint } from './pixels';
import { type Screenshot, takeScreenshot } from './screen-picture';
import { removeAbandonedTints, withTints } from './tint-fields';
import { ownPaintShare, pickTint } from './tint-share';
import { type BoxMargins, hasInk, hasTextOfWidth, standsOut } from './visible-marks';

/** Share of a box that must be its own paint: for a control, and for a stand-in, which contains pictures and other parts. */
const leastOwn = { control: 0.5, other: 0.3 };
/** CSS pixels. What counts as a box's edge. */
const edges = { margin: 6, within: 4 };
/** CSS pixels. For rounding and borders. */
const border = 2;

/** A frame's viewport within the tab's. */
export interface FramePlacement {
  left: number;
  top: number;
  scale: number;
}

/**
 * Tests by two screenshots whether each field is visible: in the second, each has its own tint briefly, which shows only if nothing is
 * painted above; in the first, it must stand out from its surroundings. One pair serves all fields in view.
 * @throws ControlError
 */
export async function probeVisibility(
  tab: TabContext,
  frameId: number,
  sights: readonly FieldVisibility[],
  placing: FramePlacement,
): Promise<boolean[]> {
  await removeAbandonedTints();
  const session = await tab.session();
  const { width } = await viewportSize(await rootFrame(session));
  const before = await takeScreenshot(session, width);
  const tints = new Map(
    sights.flatMap((sight) => tinted(sight, pickTint(before.cut(inTab(sight.box, placing), -border)))),
  );
  const after = await withTints(tab, frameId, tints, () => takeScreenshot(session, width));
  const isOwn = (mark: VisibilityMark, least: number) => {
    const box = inTab(mark.box, placing);
    const tint = tints.get(mark);
    const inset = Math.min(border, (box.right - box.left) / 4, (box.bottom - box.top) / 4);
    const share = tint ? ownPaintShare(before.cut(box, -inset), after.cut(box, -inset), tint) : null;
    return share !== null && share >= least;
  };
  return sights.map((sight) => {
    if (!isOwn(sight, sight.isControl ? leastOwn.control : leastOwn.other)) return false;
    const box = inTab(sight.box, placing);
    const textWidth = sight.textWidth * placing.scale * before.scale;
    if (textWidth > 0 && !hasTextOfWidth(before.cut(box, 0), around(before, 0), textWidth)) return false;
    if (standsOut(before.cut(box, edges.margin), around(before, edges.margin))) return true;
    // What stands in for a control, such as its label, has no frame to leave out: its words may end with it.
    if (!sight.isControl && hasInk(before.cut(box, 0), noEdge)) return true;
    return sight.labels.some(
      (label) => isOwn(label, leastOwn.other) && hasInk(before.cut(inTab(label.box, placing), 0), noEdge),
    );
  });
}

/** A field and its labels share a tint: labels may contain the field, and two tints would mix. */
function tinted(sight: FieldVisibility, tint: Tint): [VisibilityMark, Tint][] {
  return [sight, ...sight.labels].map((mark) => [mark, tint]);
}

const noEdge: BoxMargins = { margin: 0, within: 0 };

function around({ scale }: Screenshot, margin: number): BoxMargins {
  return { margin: Math.round(margin * scale), within: Math.round(edges.within * scale) };
}

function inTab({ left, top, right, bottom }: PageBox, placing: FramePlacement): PageBox {
  const x = (at: number) => placing.left + at * placing.scale;
  const y = (at: number) => placing.top + at * placing.scale;
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) };
}
