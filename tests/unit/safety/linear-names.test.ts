import { expect, it } from 'vitest';
import { isPlainApply, isPlainSend } from '@/language/words/controls/plain-apply-words';
import { isCloseControl } from '@/language/words/controls/says-close';
import { saysPaging } from '@/language/words/controls/says-paging';
import { forbiddenActionOfUrl } from '@/safety/addresses/forbidden-action-of-url';
import { refusalByName } from '@/safety/names/refused-by-name';
import { isNextStepName, mayBeFinalSend } from '@/safety/names/step-words';
import { goesOnAsWell } from '@/safety/next-step/goes-on-as-well';

const guards: Record<string, (text: string) => unknown> = {
  saysPaging,
  saysClose: isCloseControl,
  isPlainApply,
  isPlainSend,
  refusedByName: refusalByName,
  mayBeFinalSend,
  goesOnAsWell,
  saysNextStep: (text) => isNextStepName(text, true),
  actionOfAddress: (text) => forbiddenActionOfUrl(`https://site.invalid/${text}`),
  actionOfQuery: (text) => forbiddenActionOfUrl(`https://site.invalid/?${text}`),
  actionOfScript: (text) => forbiddenActionOfUrl(`javascript:${text}`),
};

/** A text of nothing but one of them, with and without what keeps it from fitting. */
const units = [
  'a ',
  'la ',
  'the ',
  'close ',
  'next ',
  'go to ',
  '1',
  '1 ',
  '1,',
  ' ',
  '(',
  '- ',
  '. ',
  '|',
  'a|',
  'apply ',
  'and ',
  'please ',
  'a-',
  '%25',
  '%61',
  '/',
  'a=b&',
  ';',
  '\u{200B}',
  '応',
  'a\u{301}',
];

/** Milliseconds for some 60,000 characters; quadratic reading takes many seconds, exponential reading never ends. */
const budget = 1_500;

it.each(Object.entries(guards))(
  '%s takes time that grows with the text',
  (_, guard) => {
    // The first call reads the tables.
    guard('');
    guard('apply');
    const slow = units.flatMap((unit) => {
      const repeated = unit.repeat(60_000 / unit.length);
      return [repeated, `${repeated}x`, `x${repeated}!`].flatMap((text) => {
        const started = performance.now();
        guard(text);
        const took = performance.now() - started;
        return took > budget ? [`${JSON.stringify(unit)}: ${Math.round(took)} ms`] : [];
      });
    });
    expect(slow).toEqual([]);
  },
  60_000,
);
