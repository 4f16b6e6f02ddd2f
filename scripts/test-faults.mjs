// `npm run test:faults`: the long suites, kills and scale, in a real Chromium.
import { conclude, runTests } from './checks.mjs';
import { ensureChromium, ensurePackages, ensurePrepared } from './setup.mjs';

ensurePackages();
ensurePrepared();
conclude([runTests(['faults'], { CHROME_PATH: await ensureChromium() })]);
