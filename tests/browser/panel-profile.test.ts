import { otherStates } from './other-states';
import { quickShare } from './panel-share';
import { profileStates } from './profile-states';
import { testPanel } from './test-panel';

testPanel(quickShare([...profileStates, ...otherStates]));
