import { jobsStates } from './jobs-states';
import { quickShare } from './panel-share';
import { testPanel } from './test-panel';

testPanel(quickShare(jobsStates));
