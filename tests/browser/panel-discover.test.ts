import { discoverStates } from './discover-states';
import { testPanel } from './test-panel';

testPanel(discoverStates);
