import { otherStates } from './other-states';
import { profileStates } from './profile-states';
import { testPanel } from './test-panel';

testPanel([...profileStates, ...otherStates]);
