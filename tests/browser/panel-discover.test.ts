import { discoverStates } from './discover-states';
import { quickShare } from './panel-share';
import { testPanel } from './test-panel';

testPanel(quickShare(discoverStates));
