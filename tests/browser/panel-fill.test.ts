import { fillStates } from './fill-states';
import { quickShare } from './panel-share';
import { pilotStates } from './pilot-states';
import { testPanel } from './test-panel';

testPanel(quickShare([...fillStates, ...pilotStates]));
