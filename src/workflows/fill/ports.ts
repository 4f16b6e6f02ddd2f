import type { ScopedForm, Tab } from '@/browser/tab';
import type { Answer, AnswerScope, AnswerUse } from '@/domain/answer';
import type { Application } from '@/domain/application';
import type { FieldKey } from '@/domain/field-key';
import type { FramePair } from '@/domain/form-scope';
import type { Profile } from '@/domain/profile';
import type { FillRun } from '@/domain/run';
import type { GivenFile } from '@/page/contract';
import type { RunHandle } from '@/runs/run-handle';
import type { ExploreStore, ModelChoice } from '../explore/ports';

/** What filling needs of the tab. */
export type FillTab = Pick<
  Tab,
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

/** The form as one frame of the tab shows it. */
export type FrameForm = Awaited<ReturnType<ScopedForm['readForms']>>['forms'][number];

/** What the user has said: asked at the moment of use, never kept in the run. */
export interface FillStore extends Pick<ExploreStore, 'addSpending'> {
  profile(): Promise<Profile>;
  findAnswer(question: string, scope: AnswerScope): Promise<Answer | undefined>;
  /** All answers; the one that was changed or used last comes first. */
  answers(): Promise<Answer[]>;
  addUse(answerId: string, use: AnswerUse): Promise<void>;
  /** Keeps the application that the form is filled for, as it is begun or goes on. */
  saveApplication(id: string, change: (known: Application | undefined) => Application): Promise<void>;
  /** The id of the CV or letter that forms get; null where there is none whose file is here. */
  documentFor(kind: 'resume' | 'cover_letter'): Promise<string | null>;
  /** Whether a form was filled before in which a model mapped this question to that key, or that answer. */
  wasMapped(question: string, key: FieldKey | null, handle: string | null): Promise<boolean>;
  /** Whether the user has said before that a form of this frame's origin may be filled inside pages of that tab's origin. */
  isFrameConfirmed(pair: FramePair): Promise<boolean>;
  /** A document as a form gets it; null where it was taken away. */
  file(documentId: string): Promise<GivenFile | null>;
}

/** What a fill has before it knows which form is meant. */
export interface FillParts {
  run: RunHandle<FillRun>;
  tab: FillTab;
  store: FillStore;
  models: ModelChoice;
  /** Steps that the pilot may take on a page; 0: it is not asked for. */
  pilotSteps(): Promise<number>;
  /** The time now, ISO 8601 UTC. */
  now(): string;
}

/** All that the parts of filling a form share. Whatever they put into a page goes through the form that was chosen. */
export interface Filling extends FillParts {
  form: Pick<
    ScopedForm,
    | 'scope'
    | 'readForms'
    | 'fillField'
    | 'leaveUnseen'
    | 'attachFiles'
    | 'press'
    | 'lockSubmits'
    | 'openEyes'
    | 'knowStanding'
  >;
}
