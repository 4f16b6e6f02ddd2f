import type { ScopedForm, Tab } from '@/browser/tab';
import type { Answer, AnswerScope, AnswerUse } from '@/domain/form/answer';
import type { Application } from '@/domain/form/application';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FramePair } from '@/domain/form/form-scope';
import type { Profile } from '@/domain/form/profile';
import type { FillRun } from '@/domain/run/run';
import type { FileToAttach } from '@/page-api/fill-requests';
import type { RunHandle } from '@/runs/run-handle';
import type { ModelChoice, SpendingStore } from '@/workflows/asking/run-context';

/** What filling needs of the tab. */
export type FillTab = Pick<
  Tab,
  | 'ask'
  | 'url'
  | 'settle'
  | 'release'
  | 'surveyForms'
  | 'openScope'
  | 'heldBack'
  | 'haveAnswersLeft'
  | 'saysSent'
  | 'findUnseenParts'
>;

/** The form as shown by one frame. */
export type FrameForm = Awaited<ReturnType<ScopedForm['readForms']>>['forms'][number];

/** The user's data: read at the moment of use, never stored in the run. */
export interface FillStore extends SpendingStore {
  profile(): Promise<Profile>;
  findAnswer(question: string, scope: AnswerScope): Promise<Answer | undefined>;
  /** All answers, most recently changed or used first. */
  answers(): Promise<Answer[]>;
  addUse(answerId: string, use: AnswerUse): Promise<void>;
  /** Stores the application being filled, at its start and as it proceeds. */
  saveApplication(id: string, change: (known: Application | undefined) => Application): Promise<void>;
  /** The id of the CV or letter for forms; null if there is none whose file is here. */
  documentFor(kind: 'resume' | 'cover_letter'): Promise<string | null>;
  /** Whether a form was filled before in which a model mapped this question to that key or answer. */
  wasMapped(question: string, key: FieldKey | null, handle: string | null): Promise<boolean>;
  /** Whether the user has allowed forms of this frame's origin inside pages of that tab's origin. */
  isFrameConfirmed(pair: FramePair): Promise<boolean>;
  /** A document for a form; null if it was deleted. */
  file(documentId: string): Promise<FileToAttach | null>;
}

/** A fill before its form is known. */
export interface FillParts {
  run: RunHandle<FillRun>;
  tab: FillTab;
  store: FillStore;
  models: ModelChoice;
  /** Steps the pilot may take per page; 0: it is not offered. */
  pilotSteps(): Promise<number>;
  /** The current time, ISO 8601 UTC. */
  now(): string;
}

/** Shared by all parts of a fill. Everything entered into a page goes through the chosen form. */
export interface FillContext extends FillParts {
  /** What the page held of each field when it was last written or read, by page and id; forgotten with the worker. */
  committed: Map<string, string>;
  /** What adds entries and brought none that could be read as one, by page and part; forgotten with the worker. */
  barren: Set<string>;
  /** Origins whose question for consent the user left lying over the form; forgotten with the worker. */
  leftCovered: Set<string>;
  form: Pick<
    ScopedForm,
    | 'scope'
    | 'readForms'
    | 'readTexts'
    | 'fillField'
    | 'readOptions'
    | 'clearField'
    | 'leaveUnseen'
    | 'takeBackGroundless'
    | 'attachFiles'
    | 'press'
    | 'lockSubmits'
    | 'openEyes'
    | 'knowStanding'
  >;
}
