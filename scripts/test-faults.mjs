// `npm run test:faults`: the long suites, kills and scale, in a real Chromium.
import { conclude, runTests } from './checks.mjs';
import { ensureChromium, ensurePackages } from './setup.mjs';

ensurePackages();
conclude([runTests(['faults'], { CHROME_PATH: await ensureChromium() })]);
