import type { ActNotice } from '@/domain/act-notice';
import type { AnswerValue } from '@/domain/answer';
import type { DiscoverOrder } from '@/domain/discover-state';
import type { FieldOnPage } from '@/domain/fill-state';
import type { FramePair } from '@/domain/form-scope';
import type { ModelSettings, Price, ProviderName, Tier } from '@/domain/model-settings';
import type { ModelTest } from '@/domain/model-test';
import type { PageSaving } from '@/domain/page-saving';
import type { Run } from '@/domain/run';

/** A model that can be chosen. */
export interface ListedModel {
  name: string;
  /** Null where it is not known. */
  price: Price | null;
}

/** What Settings show of models before anything is chosen. */
export interface ModelDescriptions {
  providers: {
    name: ProviderName;
    /** Root of its API; null for `rules` and `compatible`, which have none of their own. */
    baseUrl: string | null;
    /** What an empty name of a tier stands for; null where there is no such model. */
    defaults: Record<Tier, ListedModel | null>;
    /** Where the user makes a key; null where none is needed. */
    keysUrl: string | null;
  }[];
  /** Agents that can be set apart, and the tier that each belongs to. */
  agents: { name: string; tier: Tier }[];
}

/** What the user says to one question of a form. */
export interface QuestionAnswer {
  fieldId: string;
  value: AnswerValue;
  /** Whether it was drafted for the user, who may have changed it. */
  isDraft: boolean;
}

/** A value that the user wants in a field. */
export interface FieldEdit {
  applicationId: string;
  field: FieldOnPage;
  value: AnswerValue;
  /** Whether the answer is kept for the next form that asks the same. */
  isRemembered: boolean;
  /** Whether a model wrote it. */
  isDraft: boolean;
}

/**
 * What became of a wish to change a form: `elsewhere`: the tab shows another page; `busy`: a run has the tab; else as fields are
 * filled (form-filling.ts).
 */
export type EditOutcome =
  | 'held'
  | 'not-held'
  | 'no-option'
  | 'gone'
  | 'refused'
  | 'hidden'
  | 'other-words'
  | 'elsewhere'
  | 'busy';

/** What came of a wish to have an answer drafted: one of the two. */
export interface DraftOutcome {
  draft: {
    text: string;
    /** What it says that stands in neither the profile nor the posting. */
    ungrounded: string[];
    /** Who wrote it. */
    model: string;
  } | null;
  /** `barred`: only the user may answer that; `nothing-known`: the profile says too little. */
  refusal: 'model-needed' | 'barred' | 'nothing-known' | 'spending-limit' | 'model-failed' | 'gone' | null;
}

export interface UndoneFields {
  /** Fields that stand as they did. */
  undone: number;
  /** Fields that could not be put back. */
  failed: number;
  /** Fields that the user has changed in the page since: they stay. */
  changed: number;
  /** Why nothing was done at all; null otherwise. */
  refusal: 'elsewhere' | 'busy' | null;
}

/** What the panel may ask of the background. Reading goes through the store; these are the acts. */
export interface PanelApi {
  /** Starts a discovery on the tab; the run may already wait (a notice, a wall). Never throws for a bad page: the run says so. */
  discover(tabId: number, order: DiscoverOrder): Promise<Pick<Run, 'id'>>;
  /** Starts filling the form of the tab from the profile. Nothing is ever sent. Never throws for a bad page: the run says so. */
  fill(tabId: number): Promise<Pick<Run, 'id'>>;
  /** Says whether a form may be given files, which may send them at once; the run goes on, if that is what it waits for. */
  allowFiles(runId: string, areAllowed: boolean): Promise<void>;
  /**
   * Says whether the form in a frame of another origin is meant, if that pair of origins is what the run asks about; a yes is remembered for
   * the pair, unless the frame is sandboxed. The run goes on.
   */
  confirmFrame(runId: string, asked: FramePair, isConfirmed: boolean): Promise<void>;
  /**
   * Says whether a model may be shown pictures of the form; the run goes on. A no ends a model's looking at once; what it does at that
   * moment is done to its end.
   */
  allowPictures(runId: string, areAllowed: boolean): Promise<void>;
  /**
   * Answers questions of a form by their fields' ids; those that are not answered are left to the user. The run goes on. `askedAt`: the
   * steps that the run had when it asked. False, and nothing is kept, where it asks that no more: another panel
   * was first. The answers to a run that broke off are kept for the next one.
   */
  answerQuestions(runId: string, askedAt: number, answers: readonly QuestionAnswer[]): Promise<boolean>;
  pause(runId: string): Promise<void>;
  resume(runId: string): Promise<void>;
  stop(runId: string): Promise<void>;
  /** Pauses the run and lets go of the tab's debugger: the tab is the user's until they resume. */
  takeOver(runId: string): Promise<void>;
  /** Saves the job that a tab shows. Reads the page and nothing else; never throws for a bad page. */
  saveJob(tabId: number): Promise<PageSaving>;
  /** What the panel is to say of the last act that may have been asked for outside it, told once; null where nothing is to be told. */
  takeNotice(): Promise<ActNotice | null>;
  /** What there is to choose from. */
  describeModels(): Promise<ModelDescriptions>;
  /** Asks the model of a tier a small question, with the settings given and the key that is kept. Never throws. */
  testModel(settings: ModelSettings): Promise<ModelTest>;
  /** The provider's models; empty where it lists none or cannot be reached. */
  listModels(settings: ModelSettings): Promise<ListedModel[]>;
  /** Shows where a selector's first match is, in a frame of the tab (0: the top one), for a moment. False where it matches nothing. */
  highlight(tabId: number, selector: string, frameId?: number): Promise<boolean>;
  /** Puts another value into a field of a filled form, as filling does, with the lock on. Never sends anything. */
  editField(edit: FieldEdit): Promise<EditOutcome>;
  /** Has an answer to an open question of a form drafted from the profile and the posting. Puts nothing in. Never throws. */
  draftAnswer(runId: string, field: FieldOnPage): Promise<DraftOutcome>;
  /** Puts back how a field stood before it was changed last; without a field, how the whole form stood, the last field first. What the user
   * has put there since stays. */
  undoFields(applicationId: string, field: FieldOnPage | null): Promise<UndoneFields>;
  /** The user has read what the site's terms say and goes on; remembered per host. */
  acceptNotice(runId: string): Promise<void>;
}

/** Name of the port between a panel and the background. */
export const panelPortName = 'jobtrail-panel';
