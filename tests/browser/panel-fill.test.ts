import { fillStates } from './fill-states';
import { pilotStates } from './pilot-states';
import { testPanel } from './test-panel';

testPanel([...fillStates, ...pilotStates]);
