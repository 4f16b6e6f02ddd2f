import { createFieldVisibilityTests, type WrittenField } from '@/browser/field-visibility/field-visibility';
import type { TabContext } from '@/browser/frames/tab-context';
import { type PressOutcome, press } from '@/browser/input/press';
import type { PressIntent } from '@/browser/input/wanted-press';
import type { TabGate } from '@/browser/requests/tab-gate';
import { readFormsInScope, type TabForms } from '@/browser/scope/read-forms';
import { restrictToScope } from '@/browser/scope/scoped-tab-context';
import type { FrameControl, SubmitLock } from '@/browser/scope/submit-lock';
import { openVisualTab, type VisualTab } from '@/browser/visual/visual-tab';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldControls, FieldFilling, FieldValue } from '@/domain/form/form-filling';
import type { FormLocation, FormScope } from '@/domain/form/form-scope';
import { OutOfScopeError } from '@/domain/page/tab-errors';
import type { FileAttaching, FilesRequest, FileToAttach, LostGround } from '@/page-api/fill-requests';
import type { FormTexts } from '@/page-api/form-requests';
import { clearFieldInFrame, isTextField } from './clear-field-in-frame';
import { attachFilesInFrame, fillFieldInFrame } from './fill-field-in-frame';

/**
 * The single form a fill may write into. Every act goes to a frame in its scope: the frame is located anew each time, and its document
 * refuses anyone without the scope's token.
 */
export interface ScopedForm {
  readonly scope: FormScope;
  /**
   * The visible frames of the scope, and the tab's unreadable frames.
   * @throws as all that asks
   */
  readForms(): Promise<TabForms>;
  /** What a frame says by its fields; null if it cannot be read. */
  readTexts(frameId: number): Promise<FormTexts | null>;
  /** Enters a value into a field that lacks it, and returns what is committed. Never sends the form. */
  fillField(frameId: number, controls: FieldControls, value: FieldValue): Promise<FieldFilling>;
  /** The labels of a list that must be opened to be read; none where it has to be searched. */
  readOptions(frameId: number, controls: FieldControls): Promise<string[]>;
  /** Clears a field, and returns what is committed then. */
  clearField(frameId: number, controls: FieldControls): Promise<FieldFilling>;
  /**
   * Clears the fields that became invisible after they were filled; returns which ones, and whether they are empty. `passed`: those that the
   * form has gone on from. `layers`: the fields in each layer over the form; what is not in it may lie under it, and is tested later.
   */
  leaveUnseen(passed?: readonly FrameControl[], layers?: readonly FrameControl[][]): Promise<VanishedField[]>;
  /** Takes back what stands in fields that are not what they were filled as; `isLeaving`: the form is about to go on. */
  takeBackGroundless(isLeaving: boolean): Promise<GroundlessField[]>;
  /** Gives files to a file field or dropzone, and waits for the form's reaction. */
  attachFiles(frameId: number, controls: FileControls, files: FileToAttach[]): Promise<FileAttaching>;
  /** Presses a control of the form with the mouse, and waits until the page is quiet. */
  press(control: FrameControl, wanted: PressIntent): Promise<PressOutcome>;
  /**
   * Keeps the tab from sending a form until released; if taken twice, until both are.
   * @throws ControlError
   */
  lockSubmits(): Promise<SubmitLock>;
  /** Registers values entered earlier: requests are searched for them too. */
  knowStanding(fields: readonly { value: AnswerValue | null; kind: FieldControls['kind'] }[]): void;
  /**
   * Visual access to the tab, until closed; acts only in scope.
   * @throws ControlError
   */
  openEyes(): Promise<VisualTab>;
}

/** A filled field that is no longer visible. */
export interface VanishedField extends WrittenField {
  /** Read back. */
  isEmpty: boolean;
}

/** What identifies a file field. */
export type FileControls = FilesRequest['controls'];

/** A filled field that asks something else since, or is sent to elsewhere. */
export interface GroundlessField extends LostGround {
  frameId: number;
}

/** Opens a fill's scope; its token is created here and stored nowhere. */
export function openFormScope(context: TabContext, gate: TabGate, place: FormLocation): ScopedForm {
  const scope: FormScope = { ...place, token: crypto.randomUUID() };
  const scoped = restrictToScope(context, scope);
  const sights = createFieldVisibilityTests(scoped);
  const writtenIn = new Set<number>();
  /** After the user had the tab, nothing is done before the lock is restored. */
  const underLock = async <Result>(act: () => Promise<Result>) => {
    await gate.ensure();
    return act();
  };
  const emptyUnseen = async ({ frameId, field }: WrittenField) => {
    const { outcome } = await clearFieldInFrame(scoped, frameId, field).catch(orGone(noField));
    if (outcome === 'held' || outcome === 'already') return true;
    return scoped.askFrame(frameId, 'take-back', { selector: field.selector }).catch(orGone(false));
  };
  return {
    scope,
    async readForms() {
      const read = await readFormsInScope(context, scope);
      for (const { frameId, reading } of read.forms) sights.know(frameId, reading.fields);
      return read;
    },
    readTexts: (frameId) => scoped.askFrame(frameId, 'read-form-texts', null).catch(orGone(null)),
    fillField: (frameId, controls, value) =>
      underLock(() => {
        writtenIn.add(frameId);
        for (const text of textsIn(value.value)) gate.addAnswer(text, isTextField(controls));
        return fillFieldInFrame(scoped, sights, frameId, controls, value)
          .catch(orGone(noField))
          .finally(gate.endAnswer);
      }),
    readOptions: (frameId, controls) =>
      underLock(() => scoped.askFrame(frameId, 'read-options', { controls }).catch(orGone([]))),
    clearField: (frameId, controls) =>
      underLock(() => clearFieldInFrame(scoped, frameId, controls).catch(orGone(noField))),
    leaveUnseen: (passed = [], layers = []) =>
      underLock(async () => {
        const left: VanishedField[] = [];
        const isDue = (one: WrittenField) => isAmong(passed, one) || layers.every((layer) => isAmong(layer, one));
        const gone = (await sights.vanished(isDue)).filter((one) => !isAmong(passed, one));
        for (const one of gone) left.push({ ...one, isEmpty: await emptyUnseen(one) });
        return left;
      }),
    takeBackGroundless: (isLeaving) =>
      underLock(async () => {
        const lost = [...writtenIn].map(async (frameId) => {
          const inFrame = await scoped.askFrame(frameId, 'take-back-groundless', { isLeaving }).catch(orGone([]));
          return inFrame.map((one) => ({ ...one, frameId }));
        });
        return (await Promise.all(lost)).flat();
      }),
    attachFiles: (frameId, controls, files) =>
      underLock(() => {
        writtenIn.add(frameId);
        for (const { name, bytes } of files) gate.addFile(name, bytes);
        return attachFilesInFrame(scoped, sights, frameId, controls, files).catch(
          orGone({ outcome: 'gone', shown: '' }),
        );
      }),
    press: ({ frameId, selector }, wanted) =>
      underLock(() => press(scoped, { selector }, wanted, frameId).catch(orGone({ outcome: 'gone' }))),
    lockSubmits: () => gate.take(scope),
    openEyes: () => underLock(async () => hearTyped(await openVisualTab(scoped), gate)),
    knowStanding(fields) {
      for (const { value, kind } of fields)
        for (const text of textsIn(value)) gate.addStanding(text, isTextField({ kind }));
    },
  };
}

const isAmong = (those: readonly FrameControl[], { frameId, field }: WrittenField): boolean =>
  those.some((one) => one.frameId === frameId && one.selector === field.selector);

const noField: FieldFilling = { outcome: 'gone', committed: '', options: [] };

/** A frame that left the scope, or changed, has none of the form's fields. */
const orGone =
  <Gone>(gone: Gone) =>
  (error: unknown): Gone => {
    if (error instanceof OutOfScopeError) return gone;
    throw error;
  };

const textsIn = (value: AnswerValue | null): string[] => [value].flat().filter((one) => typeof one === 'string');

/** Text typed by the pilot is an answer too. */
function hearTyped(eyes: VisualTab, gate: Pick<TabGate, 'addAnswer' | 'endAnswer'>): VisualTab {
  return {
    ...eyes,
    type(text, how) {
      gate.addAnswer(text, true);
      return eyes.type(text, how).finally(gate.endAnswer);
    },
  };
}
