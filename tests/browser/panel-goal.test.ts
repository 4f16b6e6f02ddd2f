import { goalStates } from './goal-states';
import { testPanel } from './test-panel';

testPanel(goalStates);
