import { type Remote, wrap } from 'comlink';
import type { AnnouncedJobs } from '@/domain/page/announced-jobs';
import type { ActNotice } from '@/domain/run/act-notice';
import type { PanelApi } from './panel-api';
import { panelPortName } from './panel-api';
import { portEndpoint } from './port-endpoint';

/** The background stopped before answering. Saved data is safe: ask again. */
class DisconnectedError extends Error {
  override name = 'DisconnectedError';
}

interface Connection {
  remote: Remote<PanelApi>;
  /** Rejects when the background goes away; comlink itself would leave its calls pending forever. */
  lost: Promise<never>;
}

/** The background's acts, as called by the panel. Each call connects if needed, which wakes a sleeping worker. */
export function connectPanel(): PanelApi {
  let connection: Connection | null = null;
  const call = <Result>(act: (remote: Remote<PanelApi>) => Promise<Result>): Promise<Result> => {
    connection ??= connect(() => {
      connection = null;
    });
    return Promise.race([act(connection.remote), connection.lost]);
  };
  return {
    discover: (tabId, order) => call((remote) => remote.discover(tabId, order)),
    announcedJobs: (tabId) => call<AnnouncedJobs | null>((remote) => remote.announcedJobs(tabId)),
    goOn: (runId, limits) => call((remote) => remote.goOn(runId, limits)),
    fill: (tabId) => call((remote) => remote.fill(tabId)),
    confirmFrame: (runId, asked, isConfirmed) => call((remote) => remote.confirmFrame(runId, asked, isConfirmed)),
    allowFiles: (runId, areAllowed) => call((remote) => remote.allowFiles(runId, areAllowed)),
    allowPictures: (runId, areAllowed) => call((remote) => remote.allowPictures(runId, areAllowed)),
    answerQuestions: (runId, askedAt, answers) => call((remote) => remote.answerQuestions(runId, askedAt, answers)),
    pursueGoal: (tabId, order) => call((remote) => remote.pursueGoal(tabId, order)),
    answerGoal: (runId, askedAt, isAllowed) => call((remote) => remote.answerGoal(runId, askedAt, isAllowed)),
    keptVariables: (origin) => call((remote) => remote.keptVariables(origin)),
    forgetVariable: (origin, name) => call((remote) => remote.forgetVariable(origin, name)),
    pause: (runId) => call((remote) => remote.pause(runId)),
    resume: (runId) => call((remote) => remote.resume(runId)),
    stop: (runId) => call((remote) => remote.stop(runId)),
    takeOver: (runId) => call((remote) => remote.takeOver(runId)),
    saveJob: (tabId) => call((remote) => remote.saveJob(tabId)),
    takeNotice: () => call<ActNotice | null>((remote) => remote.takeNotice()),
    describeModels: () => call((remote) => remote.describeModels()),
    testModel: (settings) => call((remote) => remote.testModel(settings)),
    listModels: (settings) => call((remote) => remote.listModels(settings)),
    highlight: (tabId, selector, frameId) => call((remote) => remote.highlight(tabId, selector, frameId)),
    editField: (edit) => call((remote) => remote.editField(edit)),
    draftAnswer: (runId, field) => call((remote) => remote.draftAnswer(runId, field)),
    undoFields: (applicationId, field) => call((remote) => remote.undoFields(applicationId, field)),
    acceptNotice: (runId) => call((remote) => remote.acceptNotice(runId)),
  };
}

function connect(onLost: () => void): Connection {
  const port = chrome.runtime.connect({ name: panelPortName });
  const lost = new Promise<never>((_, reject) => {
    port.onDisconnect.addListener(() => {
      onLost();
      reject(new DisconnectedError('The background stopped before it answered.'));
    });
  });
  // A port that closes between two calls is not an error.
  lost.catch(() => undefined);
  return { remote: wrap<PanelApi>(portEndpoint(port)), lost };
}
