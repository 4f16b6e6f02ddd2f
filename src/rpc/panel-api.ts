import type { AnswerValue } from '@/domain/form/answer';
import type { FieldOnPage } from '@/domain/form/fill-state';
import type { FramePair } from '@/domain/form/form-scope';
import type { GoalOrder } from '@/domain/goal/goal-order';
import type { ModelSettings, Price, ProviderName, Tier } from '@/domain/model/model-settings';
import type { ModelTest } from '@/domain/model/model-test-result';
import type { AnnouncedJobs } from '@/domain/page/announced-jobs';
import type { ActNotice } from '@/domain/run/act-notice';
import type { DiscoverOrder } from '@/domain/run/discover-state';
import type { Run } from '@/domain/run/run';
import type { SavePageResult } from '@/domain/run/save-page-result';
import type { Limits } from '@/domain/settings/settings';

/** A model that can be chosen. */
export interface ListedModel {
  name: string;
  /** Null if unknown. */
  price: Price | null;
}

/** What Settings shows about models before anything is chosen. */
export interface ModelDescriptions {
  providers: {
    name: ProviderName;
    /** Base URL of its API; null for `rules` and `compatible`, which have none of their own. */
    baseUrl: string | null;
    /** The model used if a tier's name is empty; null if there is none. */
    defaults: Record<Tier, ListedModel | null>;
    /** Where to create a key; null if none is needed. */
    keysUrl: string | null;
  }[];
  /** Agents with their own model setting, and the tier of each. */
  agents: { name: string; tier: Tier }[];
}

/** The user's answer to one question of a form. */
export interface QuestionAnswer {
  fieldId: string;
  value: AnswerValue;
  /** Whether it was drafted; the user may have edited it. */
  isDraft: boolean;
}

/** A value the user wants in a field. */
export interface FieldEdit {
  applicationId: string;
  field: FieldOnPage;
  value: AnswerValue;
  /** Whether to remember the answer for the next form that asks the same. */
  isRemembered: boolean;
  /** Whether a model wrote it. */
  isDraft: boolean;
}

/**
 * The result of changing a form: `elsewhere`: the tab shows another page; `busy`: a run has the tab; otherwise as for filling fields
 * (form-filling.ts).
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

/** The result of requesting a draft: one of the two. */
export interface DraftOutcome {
  draft: {
    text: string;
    /** What neither the profile nor the posting supports. */
    ungrounded: string[];
    /** Who wrote it. */
    model: string;
  } | null;
  /** `barred`: only the user may answer that; `nothing-known`: the profile says too little. */
  refusal: 'model-needed' | 'barred' | 'nothing-known' | 'spending-limit' | 'model-failed' | 'gone' | null;
}

export interface UndoneFields {
  /** Fields that were restored. */
  undone: number;
  /** Fields that could not be restored. */
  failed: number;
  /** Fields the user has changed in the page since: they stay. */
  changed: number;
  /** Why nothing was done at all; otherwise null. */
  refusal: 'elsewhere' | 'busy' | null;
}

/** What the panel may ask of the background. Reading goes through the store; these are the acts. */
export interface PanelApi {
  /** Starts a discovery on the tab; the run may wait at once (a notice, a wall). Never throws for a bad page: the run reports it. */
  discover(tabId: number, order: DiscoverOrder): Promise<Pick<Run, 'id'>>;
  /**
   * How many jobs the page of a tab announces; null if it names no number, is no list of jobs, or cannot be read. Only reads the page, and
   * waits until it is there. Never throws for a bad page.
   */
  announcedJobs(tabId: number): Promise<AnnouncedJobs | null>;
  /**
   * Starts a run that goes on where an ended one stopped, with these limits instead: nothing is collected or opened twice. Null if there is
   * no such run.
   */
  goOn(runId: string, limits: Limits): Promise<Pick<Run, 'id'> | null>;
  /** Starts filling the tab's form from the profile. Nothing is ever sent. Never throws for a bad page: the run reports it. */
  fill(tabId: number): Promise<Pick<Run, 'id'>>;
  /** Sets whether a form may be given files, which may send them at once; resumes the run if it waits for that. */
  allowFiles(runId: string, areAllowed: boolean): Promise<void>;
  /**
   * Sets whether the form in a cross-origin frame is meant, if the run asks about that pair of origins; a yes is remembered for the pair,
   * unless the frame is sandboxed. Resumes the run.
   */
  confirmFrame(runId: string, asked: FramePair, isConfirmed: boolean): Promise<void>;
  /**
   * Sets whether a model may see screenshots of the form; resumes the run. A no stops further screenshots at once; the model's current
   * action is completed.
   */
  allowPictures(runId: string, areAllowed: boolean): Promise<void>;
  /**
   * Answers questions of a form by field id; unanswered ones are left to the user. Resumes the run. `askedAt`: the run's number of steps
   * when it asked. Returns false and stores nothing if it no longer asks: another panel was first. Answers to a run that broke off are kept
   * for the next one.
   */
  answerQuestions(runId: string, askedAt: number, answers: readonly QuestionAnswer[]): Promise<boolean>;
  /** Starts working towards a goal in the tab. Values of variables are stored apart from the run. Never throws for a bad page. */
  pursueGoal(tabId: number, order: GoalOrder): Promise<Pick<Run, 'id'>>;
  /**
   * Answers what a goal asks: whether its plan may be followed, or one act be done. `askedAt`: the run's number of steps when it asked.
   * Returns false and changes nothing if it no longer asks that.
   */
  answerGoal(runId: string, askedAt: number, isAllowed: boolean): Promise<boolean>;
  /** Names of variables that the user has kept for an origin; never a value. */
  keptVariables(origin: string): Promise<string[]>;
  forgetVariable(origin: string, name: string): Promise<void>;
  pause(runId: string): Promise<void>;
  resume(runId: string): Promise<void>;
  stop(runId: string): Promise<void>;
  /** Pauses the run and detaches the tab's debugger: the tab is the user's until they resume. */
  takeOver(runId: string): Promise<void>;
  /** Saves the job a tab shows. Only reads the page; never throws for a bad page. */
  saveJob(tabId: number): Promise<SavePageResult>;
  /** The panel's message about the last act that may have been requested outside it, returned once; null if there is none. */
  takeNotice(): Promise<ActNotice | null>;
  /** The models and agents to choose from. */
  describeModels(): Promise<ModelDescriptions>;
  /** Sends a small question to each tier's model, with the given settings and the stored key. Never throws. */
  testModel(settings: ModelSettings): Promise<ModelTest>;
  /** The provider's models; empty if it lists none or is unreachable. */
  listModels(settings: ModelSettings): Promise<ListedModel[]>;
  /** Highlights a selector's first match, in a frame of the tab (0: the top one), for a moment. False if nothing matches. */
  highlight(tabId: number, selector: string, frameId?: number): Promise<boolean>;
  /** Puts another value into a field of a filled form, like filling, with the lock on. Never sends anything. */
  editField(edit: FieldEdit): Promise<EditOutcome>;
  /** Drafts an answer to an open question from the profile and the posting. Inserts nothing. Never throws. */
  draftAnswer(runId: string, field: FieldOnPage): Promise<DraftOutcome>;
  /**
   * Restores a field's state before its last change; without a field, the whole form's, last field first. What the user has entered there
   * since stays.
   */
  undoFields(applicationId: string, field: FieldOnPage | null): Promise<UndoneFields>;
  /** The user has read the site's terms and continues; remembered per host. */
  acceptNotice(runId: string): Promise<void>;
}

/** Name of the port between a panel and the background. */
export const panelPortName = 'jobtrail-panel';
