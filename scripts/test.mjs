// `npm test`: sets the machine up, then types, lint and format, dead code, a build that repeats and keeps its size, and every quick test.
import { conclude, runCheck, runTests } from './checks.mjs';
import { ensureChromium, ensurePackages } from './setup.mjs';

ensurePackages();
const CHROME_PATH = await ensureChromium();
conclude([
  runCheck('Types', 'npm', ['run', '--silent', 'types']),
  runCheck('Lint and format', 'npm', ['run', '--silent', 'lint']),
  runCheck('Dead code', 'npm', ['run', '--silent', 'dead-code']),
  runCheck('Two builds give the same bytes, within their budgets', 'node', ['scripts/check-build.mjs']),
  runTests(['unit', 'browser'], { CHROME_PATH }),
]);
