import { jobsStates } from './jobs-states';
import { testPanel } from './test-panel';

testPanel(jobsStates);
