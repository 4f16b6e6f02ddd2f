import { comparableCompany, comparableTitle } from '@/jobs/identity/comparable-names';
import { readResultTotal } from '@/language/amounts/result-total';
import { fold } from '@/language/fold/fold';
import { stripResultCount } from '@/language/match/strip-result-counts';
import { isPlainSend } from '@/language/words/controls/plain-apply-words';
import { isCloseControl } from '@/language/words/controls/says-close';
import { saysPaging } from '@/language/words/controls/says-paging';
import { refusalByName } from '@/safety/names/refused-by-name';
import { redactKeys } from '@/safety/redact-keys';
import { parseTolerantJson } from '@/std/tolerant-json';
import type { PlainAttack } from '../../attack';

/** Readers of a stranger's text, by what they read. */
const readers: Record<string, (text: string) => unknown> = {
  'name-that-sends': isPlainSend,
  'name-that-is-refused': refusalByName,
  'name-that-closes': isCloseControl,
  'name-of-a-pager': saysPaging,
  'name-with-a-count': stripResultCount,
  'number-of-jobs': readResultTotal,
  company: comparableCompany,
  title: comparableTitle,
  error: redactKeys,
  wording: fold,
  json: parseTolerantJson,
};

/** Texts that are short to write and long to read: what is repeated, and what the text ends with. */
const shapes: Record<string, string> = {
  spaces: `Apply${' '.repeat(128_000)}x`,
  'letters-and-spaces': `${'a '.repeat(18)}a!`,
  'many-letters-and-spaces': `${'a '.repeat(16_000)}!`,
  digits: `Jobs ${'1,'.repeat(32_000)}x`,
  'open-brackets': '(1 '.repeat(16_000),
  'and-and-and': `Acme${' und'.repeat(16_000)} x`,
  keys: `${'sk-a*'.repeat(8_000)}!`,
  'open-strings': `{"a":"${'\\"'.repeat(60_000)}\\`,
  'deep-arrays': '['.repeat(500_000),
  'deep-objects': `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
};

/** Every reader with every shape. Whoever takes more than the budget has stood still, and every run with it. */
export const textAttacks: readonly PlainAttack[] = Object.entries(readers).flatMap(([reader, read]) =>
  Object.entries(shapes).map(
    ([shape, text]): PlainAttack => ({
      id: `texts/${reader}/${shape}`,
      class: 'texts',
      goal: 'a text that nobody has time to read',
      needsBrowser: false,
      attack() {
        read(text);
        return {};
      },
    }),
  ),
);
