import type { FillRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import { sampleFileNotice, sampleFilling } from './fill-samples';
import type { PanelState } from './panel-state';

const asked = (tabId: number): FillRun => ({ ...sampleFileNotice(tabId), wait: 'picture-notice' });

function flying(tabId: number): FillRun {
  const run = sampleFilling(tabId);
  const pilot = { page: 1, stop: null, steps: 3, elapsedMs: 0, typed: ['{{basics.email}}'] };
  return { ...run, state: { ...run.state, mayShowPictures: true, pilot } };
}

const taken: [Step['code'], Step['facts']][] = [
  ['pilot-began', { questions: 0 }],
  ['piloted', { number: 1, action: 'click', label: 'E-mail', result: 'ok', reason: null, bytes: 61_204, hash: 'a' }],
  [
    'piloted',
    { number: 2, action: 'type', label: '{{basics.email}}', result: 'ok', reason: null, bytes: 1, hash: 'b' },
  ],
  [
    'piloted',
    { number: 3, action: 'click', label: 'Apply', result: 'blocked', reason: 'final-send', bytes: 1, hash: 'c' },
  ],
];

const stepsOf = ({ id }: FillRun): Step[] =>
  taken.map(([code, facts], seq) => ({
    runId: id,
    seq,
    at: `2026-11-21T10:01:0${seq}.000Z`,
    phase: 'outcome',
    code,
    facts,
  }));

/** What is seen while a model may look at a form, or does. */
export const pilotStates: PanelState[] = [
  {
    name: 'fill-picture-notice',
    async reach(driver) {
      await driver.open({ runs: [asked(driver.tabId)] });
      await driver.panel.getByRole('button', { name: 'Let it look' }).waitFor();
      await driver.panel.getByText('What is sent to').waitFor();
    },
  },
  {
    name: 'fill-by-sight',
    async reach(driver) {
      const run = flying(driver.tabId);
      await driver.open({ runs: [run], steps: stepsOf(run) });
      await driver.panel.getByText('it may send the form').first().waitFor();
    },
  },
];
