import type { FillRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import {
  sampleApplication,
  sampleApplied,
  sampleEnded,
  sampleFileNotice,
  sampleFilling,
  sampleQuestions,
  sampleReady,
} from './fill-samples';
import type { PanelDriver, Saved } from './panel-driver';
import { sampleJob } from './panel-samples';
import type { PanelState } from './panel-state';
import { sampleAnswers, sampleDocuments, sampleProfile } from './profile-samples';

const said: Saved = {
  profile: [{ id: 'profile', profile: sampleProfile }],
  documents: sampleDocuments,
  answers: sampleAnswers,
};

function stepsOf({ id }: FillRun): Step[] {
  const entries: [Step['phase'], Step['code'], Step['facts']][] = [
    ['note', 'started', {}],
    ['outcome', 'read-form', { questions: 19, page: 1 }],
    ['outcome', 'filled-field', { question: 'Phone', outcome: 'held' }],
  ];
  return entries.map(([phase, code, facts], seq) => ({
    runId: id,
    seq,
    at: `2026-11-21T10:01:0${seq}.000Z`,
    phase,
    code,
    facts,
  }));
}

const openRun = (driver: PanelDriver, run: FillRun, saved: Saved = {}) =>
  driver.open({ ...said, runs: [run], steps: stepsOf(run), ...saved });

/** Filling a form in every state it can be seen in. */
export const fillStates: PanelState[] = [
  {
    name: 'fill-no-profile',
    async reach(driver) {
      await driver.open({});
      await driver.panel.getByRole('button', { name: 'Auto-fill this application' }).dispatchEvent('click');
      await driver.panel.getByRole('button', { name: 'Open your profile' }).waitFor();
    },
  },
  {
    name: 'fill-running',
    async reach(driver) {
      await openRun(driver, sampleFilling(driver.tabId));
      await driver.panel.getByText('“Phone” is filled in.').waitFor();
    },
  },
  {
    name: 'fill-confirm-frame',
    async reach(driver) {
      const run = sampleFileNotice(driver.tabId);
      const frameAsked = {
        tabOrigin: 'https://careers.acme-industries.example',
        origin: 'https://boards.hiring-of-many-companies.example:8443',
        frameId: 4,
        isSandboxed: true,
        isConfirmed: null,
      };
      await openRun(driver, { ...run, wait: 'confirm-frame', state: { ...run.state, fields: [], frameAsked } });
      await driver.panel.getByRole('button', { name: 'Fill it there' }).waitFor();
      await driver.panel.getByText('careers.acme-industries').waitFor();
    },
  },
  {
    name: 'fill-file-notice',
    async reach(driver) {
      await openRun(driver, sampleFileNotice(driver.tabId));
      await driver.panel.getByText('alex-green-cv.pdf').waitFor();
    },
  },
  {
    name: 'fill-open-questions',
    async reach(driver) {
      await openRun(driver, sampleQuestions(driver.tabId));
      const proud = driver.panel.getByRole('textbox', { name: /proud/ });
      await proud.fill('A pipeline that nobody has had to get up at night for. '.repeat(6));
      await driver.panel.getByText('characters too many').waitFor();
    },
  },
  {
    name: 'fill-ready',
    async reach(driver) {
      const run = sampleReady(driver.tabId);
      await openRun(driver, run, { applications: [sampleApplication(run)] });
      await driver.panel.getByText('alex.green@mail.example').waitFor();
      await driver.panel.getByRole('button', { name: 'I have sent it' }).waitFor();
      await driver.panel.getByText('Already filled in (').dispatchEvent('click');
    },
  },
  {
    name: 'fill-editing',
    async reach(driver) {
      const run = sampleReady(driver.tabId);
      await openRun(driver, run, { applications: [sampleApplication(run)] });
      for (const question of ['Are you legally authorized', 'Phone', 'Why do you want']) {
        await driver.panel.getByRole('button', { name: `Change: ${question}` }).dispatchEvent('click');
      }
      await driver.panel.getByRole('button', { name: 'Fill in' }).nth(2).waitFor();
      // The tab beside the panel is on another site than the form.
      await driver.panel.getByRole('button', { name: 'Undo everything filled in' }).dispatchEvent('click');
      await driver.panel.getByText('could not be restored').waitFor();
    },
  },
  {
    name: 'fill-draft',
    async reach(driver) {
      const run = sampleReady(driver.tabId);
      await openRun(driver, run, { applications: [sampleApplication(run)] });
      for (const question of ['What are you proud of', 'Why do you want']) {
        await driver.panel.getByRole('button', { name: `Change: ${question}` }).dispatchEvent('click');
        await driver.panel.getByRole('button', { name: 'Draft an answer' }).last().dispatchEvent('click');
      }
      // Nothing is sent before it was read, and the built-in rules write nothing.
      await driver.panel.getByRole('button', { name: 'Send and draft' }).first().dispatchEvent('click');
      await driver.panel.getByText('Drafts are written by a language model').waitFor();
    },
  },
  {
    name: 'fill-applied',
    async reach(driver) {
      const run = sampleReady(driver.tabId);
      await openRun(driver, run, { applications: [sampleApplied(run, null)] });
      await driver.panel.getByText('the page confirmed it').waitFor();
    },
  },
  {
    name: 'job-applied',
    async reach(driver) {
      const job = sampleJob(0);
      const run = sampleReady(driver.tabId);
      await openRun(driver, run, { jobs: [job], applications: [sampleApplied(run, job.id)] });
      await driver.panel.bringToFront();
      await driver.panel.getByRole('tab', { name: /^Jobs/ }).click();
      await driver.panel.getByRole('button', { name: job.title, exact: true }).first().click();
      await driver.panel.getByText('What was sent').click();
      await driver.panel.getByText('alex.green@mail.example').waitFor();
    },
  },
  {
    name: 'fill-no-form',
    async reach(driver) {
      await openRun(driver, sampleEnded(driver.tabId, 'no-form'));
      await driver.panel.getByRole('button', { name: 'Fill again' }).waitFor();
    },
  },
  {
    name: 'fill-failed',
    async reach(driver) {
      await openRun(driver, sampleEnded(driver.tabId, 'failed'));
      await driver.panel.getByText('alex.green@mail.example').waitFor();
    },
  },
  {
    name: 'fill-put-aside',
    async reach(driver) {
      await openRun(driver, sampleReady(driver.tabId));
      await driver.panel.getByRole('button', { name: 'Back to this page' }).dispatchEvent('click');
      await driver.panel.getByRole('button', { name: 'Discover', exact: true }).waitFor();
    },
  },
  {
    name: 'runs-fill',
    async reach(driver) {
      await openRun(driver, sampleReady(driver.tabId));
      await driver.panel.bringToFront();
      await driver.panel.getByRole('tab', { name: /^Runs/ }).click();
      await driver.panel.getByText('What Jobtrail did').click();
      await driver.panel.getByText('“Phone” is filled in.').waitFor();
    },
  },
];
