import type { FormSurvey, SurveyedFrame } from '@/browser/tab';
import type { FillState } from '@/domain/form/fill-state';
import { type FormLocation, isSameFramePair, originOf, topFrameLocation } from '@/domain/form/form-scope';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext, FillParts } from '@/workflows/form/fill-ports';
import { findFrameToConfirm } from './find-frame-to-confirm';

/** The fill with the form it started with; null if none was chosen yet. */
export function resumeForm(parts: FillParts): FillContext | null {
  const { place, page, pageUrl } = parts.run.run.state;
  // Runs of versions without a location continue in the tab's own.
  const known = place ?? (page > 0 ? topFrameLocation(originOf(pageUrl)) : null);
  return known && withForm(parts, known);
}

/**
 * Finds the intended form: that of the tab's own origin, or of one frame of another origin, which the user confirms. The first choice stays
 * as long as the tab shows its origin.
 */
export async function findForm(parts: FillParts, known: FillContext | null): Promise<FillContext> {
  const { run, tab } = parts;
  if (known?.form.scope.tabOrigin === originOf(await tab.url())) return known;
  const place = await findPlace(parts);
  await run.step('read-form', { page: run.run.state.page }, { change: (state) => ({ ...state, place }) });
  return withForm(parts, place);
}

function withForm(parts: FillParts, place: FormLocation): FillContext {
  const form = parts.tab.openScope(place);
  return { ...parts, form, committed: new Map(), barren: new Set(), leftCovered: new Set() };
}

/** The user is asked once: what is shown afterwards is judged anew. */
async function findPlace(parts: FillParts): Promise<FormLocation> {
  const { run, tab } = parts;
  for (;;) {
    const survey = await surveySurely(parts);
    const frame = findFrameToConfirm(survey);
    if (!frame) return topFrameLocation(survey.tabOrigin);
    const place = placeOf(survey, frame);
    const said = await whatIsSaid(parts, place);
    if (said !== null) return said ? place : topFrameLocation(survey.tabOrigin);
    await run.step('read-form', { page: run.run.state.page }, { change: asking(place) });
    await waitForUser({ run, tab }, 'confirm-frame');
    // Resuming without an answer is no consent.
    await run.step('went-on-filling', {}, { change: unlessSaid });
  }
}

/** A frame that cannot be read now (its script is loading) may be readable a moment later. */
async function surveySurely({ tab }: FillParts): Promise<FormSurvey> {
  const survey = await tab.surveyForms();
  const asksNothing = survey.frames.every(({ reading }) => reading.fields.length === 0);
  if (survey.unreachable.length === 0 || !asksNothing) return survey;
  await tab.settle();
  return tab.surveyForms();
}

const placeOf = ({ tabOrigin }: FormSurvey, { origin, frameId, isSandboxed }: SurveyedFrame): FormLocation => ({
  tabOrigin,
  origin,
  frameId,
  isSandboxed,
});

/** A frame without its own origin is asked about each time: anyone may be in it. */
async function whatIsSaid({ run, store }: FillParts, place: FormLocation): Promise<boolean | null> {
  const { frameAsked } = run.run.state;
  const isAsked =
    frameAsked !== null && isSameFramePair(frameAsked, place) && frameAsked.isSandboxed === place.isSandboxed;
  if (isAsked && (!place.isSandboxed || frameAsked.frameId === place.frameId) && frameAsked.isConfirmed !== null) {
    return frameAsked.isConfirmed;
  }
  return !place.isSandboxed && (await store.isFrameConfirmed(place)) ? true : null;
}

const asking =
  (place: FormLocation) =>
  (state: FillState): FillState => ({ ...state, frameAsked: { ...place, isConfirmed: null } });

const unlessSaid = (state: FillState): FillState => ({
  ...state,
  frameAsked: state.frameAsked && { ...state.frameAsked, isConfirmed: state.frameAsked.isConfirmed ?? false },
});
