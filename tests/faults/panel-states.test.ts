import { discoverStates } from '../browser/discover-states';
import { fillStates } from '../browser/fill-states';
import { jobsStates } from '../browser/jobs-states';
import { otherStates } from '../browser/other-states';
import { longShare } from '../browser/panel-share';
import { pilotStates } from '../browser/pilot-states';
import { profileStates } from '../browser/profile-states';
import { testPanel } from '../browser/test-panel';

const groups = [discoverStates, [...fillStates, ...pilotStates], [...profileStates, ...otherStates], jobsStates];

testPanel(groups.flatMap(longShare));
