import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PressPurpose } from '@/domain/page/press-purpose';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { plainLetters } from '@/language/fold/plain-letters';
import { type ByLanguage, type PlacedConcept, phrases } from '@/language/lexicon/lexicon';
import type { Place } from '@/language/lexicon/topics/concept-phrases';
import {
  forbiddenActionOfIdentifier,
  forbiddenActionOfSwitch,
} from '@/safety/addresses/forbidden-action-of-identifier';
import { forbiddenActionOfUrl } from '@/safety/addresses/forbidden-action-of-url';
import { meansAnyOf, refusalByName, refusalByNames, refusalByRowName } from '@/safety/names/refused-by-name';
import { hasFinalSend, isNextStepName, mayBeFinalSend } from '@/safety/names/step-words';
import { judgePress } from '@/safety/press/judge-press';
import { refusalAsControl } from '@/safety/refused-as-control';
import { control, onSite } from '../safety/press/a-control';

/** Each action and the concept that says it. */
const actions: readonly (readonly [RefusalCode, PlacedConcept])[] = [
  ['apply', 'actions.apply'],
  ['send', 'actions.send'],
  ['send', 'actions.reachOut'],
  ['delete', 'actions.delete'],
  ['follow', 'actions.follow'],
  ['save', 'actions.save'],
  ['purchase', 'actions.purchase'],
  ['sign-in', 'actions.signIn'],
  ['sign-up', 'actions.signUp'],
  ['upload', 'actions.upload'],
  ['agree', 'actions.agree'],
  ['install', 'actions.install'],
];

interface Said {
  code: RefusalCode;
  concept: PlacedConcept;
  place: Place;
  language: string;
  phrase: string;
}

const listOf = (table: ByLanguage): [language: string, phrase: string][] =>
  Object.entries(table).flatMap(([language, list]) =>
    list
      .split('|')
      .map((each): [string, string] => [language, each.trim()])
      .filter(([, each]) => each !== ''),
  );

const saidAt = (places: readonly Place[]): Said[] =>
  actions.flatMap(([code, concept]) =>
    places.flatMap((place) =>
      listOf(phrases(concept, place)).map(([language, phrase]) => ({ code, concept, place, language, phrase })),
    ),
  );

const onControls = saidAt(['says', 'whole', 'alone', 'first', 'last']);
const inAddresses = saidAt(['url']);
const switches = saidAt(['switch']);

const show = ({ code, place, language, phrase }: Said): string => `${language} ${code}.${place}: ${phrase}`;

/** What a run may press besides the controls of its list. */
const purposes: readonly PressPurpose[] = [
  'turn-page',
  'explore',
  'filter',
  'search',
  'add-part',
  'keep-part',
  'by-sight',
];

/** The guards that let a name pass although it is known to be an action. */
function passing(name: string, code: RefusalCode): string[] {
  const named = control(name);
  const passes: Record<string, boolean> = {
    refusalByName: refusalByName(name) === null,
    refusalByNames: refusalByNames(['Platform Engineer', name]) === null,
    meansAnyOf: !meansAnyOf(name, new Set([code])),
    refusalAsControl: refusalAsControl({ ...named, name }, onSite) === null,
    isNextStepName: isNextStepName(name, false),
    ...Object.fromEntries(purposes.map((purpose) => [purpose, judgePress(purpose, named, onSite) === null])),
  };
  return Object.keys(passes).filter((guard) => passes[guard]);
}

/** Ways to write a name that a person reads the same. */
type Disguise = (name: string) => string;

const latin = /\p{sc=Latin}/gu;
const letterPairs = /(?<=\p{L})(?=\p{L})/gu;
const eachFullWidth: Disguise = (name) =>
  name.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));
const titled: Disguise = (name) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const cases = fc.constantFrom<Disguise>(
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  titled,
);
const accents = fc.constantFrom<Disguise>(
  (name) => name,
  plainLetters,
  (name) => name.normalize('NFD'),
  (name) => name.replace(latin, '$&\u{301}'),
  (name) => name.replace(latin, '$&\u{308}').normalize('NFC'),
);
const unseen = fc.constantFrom('', '\u{200B}', '\u{AD}', '\u{2060}', '\u{200D}', '\u{FEFF}').map(
  (sign): Disguise =>
    (name) =>
      name.replace(letterPairs, sign),
);
const widths = fc.constantFrom<Disguise>((name) => name, eachFullWidth);
const disguises = fc.tuple(cases, accents, widths, unseen).map(
  (all): Disguise =>
    (name) =>
      all.reduce((written, disguise) => disguise(written), name),
);

const fillers = new Map(
  Object.entries(phrases('actions.fillers')).map(([language, list]) => [language, list.split('|')]),
);
/** Among words that change nothing, in its own language. */
const amongFillers = (said: Said) => {
  const words = fc.constantFrom('', ...(fillers.get(said.language) ?? []).map((each) => each.trim()));
  return fc.tuple(words, words).map(([before, after]) => `${before} ${said.phrase} ${after}`.trim());
};

/** Ways programs write a phrase. */
const writtenByPrograms: readonly Disguise[] = [
  (phrase) => phrase.replaceAll(' ', '-'),
  (phrase) => phrase.replaceAll(' ', '_'),
  (phrase) => phrase.replace(/ (\p{L})/gu, (_, letter: string) => letter.toUpperCase()),
  (phrase) => phrase.replaceAll(' ', ''),
  (phrase) => phrase.replaceAll(' ', '-').toUpperCase(),
];

/** `easyApply=true` filters a list. */
const narrows = (phrase: string): boolean => /^(?:easy|quick|one click) ?apply$|^oneclickapply$/.test(phrase);
/** The words of a search, in a query. */
const searchWords = 'terms';

/** Controls that end a form. */
const ending: ReadonlySet<RefusalCode> = new Set(['apply', 'send', 'agree']);

const isNot = (said: readonly Said[], passes: (said: Said) => boolean): string[] => said.filter(passes).map(show);

describe('every phrase for an action', () => {
  it('is refused on a control, by every guard', () => {
    const passed = onControls.flatMap((said) =>
      passing(said.phrase, said.code).map((guard) => `${show(said)} passes ${guard}`),
    );
    expect(passed).toEqual([]);
  }, 120_000);

  it('is refused in any disguise, among words that change nothing', () => {
    const named = fc
      .constantFrom(...onControls)
      .chain((said) => fc.tuple(fc.constant(said), amongFillers(said), disguises));
    fc.assert(
      fc.property(named, ([said, name, disguise]) => {
        const written = disguise(name);
        expect([written, refusalByName(written)]).not.toEqual([written, null]);
        expect([written, meansAnyOf(written, new Set([said.code]))]).toEqual([written, true]);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);

  it('is no way on in a form, if it ends one', () => {
    expect(isNot(onControls, ({ code, phrase }) => ending.has(code) && !mayBeFinalSend(phrase))).toEqual([]);
    const finals = listOf(phrases('steps.finalSend')).filter(
      ([, phrase]) => !hasFinalSend(`Acme ${phrase}`) || isNextStepName(phrase, true),
    );
    expect(finals).toEqual([]);
  }, 60_000);

  it('is refused at the start of a row, if it applies or reaches out', () => {
    const ofRows = onControls.filter(
      ({ concept, place }) => /apply|reachOut/.test(concept) && (place === 'first' || place === 'says'),
    );
    expect(isNot(ofRows, ({ phrase }) => refusalByRowName(`${phrase} Nurse at Acme`) === null)).toEqual([]);
  });

  it('is refused in addresses, as a step, a value or a name', () => {
    const passed = (said: Said) =>
      writtenByPrograms.some((write) => {
        const step = write(said.phrase);
        return (
          forbiddenActionOfIdentifier(step) === null ||
          forbiddenActionOfUrl(`https://jobs.example.com/jobs/12/${step}`) === null ||
          forbiddenActionOfUrl(`https://jobs.example.com/jobs?action=${step}`) === null ||
          (!narrows(said.phrase) && forbiddenActionOfUrl(`https://jobs.example.com/jobs?${step}=1`) === null)
        );
      });
    expect(isNot(inAddresses, passed)).toEqual([]);
  }, 120_000);

  it('is refused as a switch that a query turns on', () => {
    const passed = ({ phrase }: Said) =>
      writtenByPrograms.some(
        (write) =>
          forbiddenActionOfSwitch(write(phrase)) === null ||
          (phrase !== searchWords && forbiddenActionOfUrl(`https://jobs.example.com/jobs?${write(phrase)}=1`) === null),
      );
    expect(isNot(switches, passed)).toEqual([]);
  });
});

describe('every phrase that pagers and filters need', () => {
  it('passes as a pager', () => {
    const paging = (['controls.next', 'controls.previous', 'controls.loadMore'] as const).flatMap((concept) =>
      listOf(phrases(concept)),
    );
    expect(paging.filter(([, phrase]) => judgePress('turn-page', control(phrase), onSite) !== null)).toEqual([]);
  });

  it('passes where it shows the results of a filter', () => {
    const shown = listOf(phrases('filters.showResults'));
    expect(shown.filter(([, phrase]) => judgePress('filter', inFilters(phrase), onSite) !== null)).toEqual([]);
  });

  it('passes where it resets filters', () => {
    const resets = (['whole', 'says'] as const).flatMap((place) => listOf(phrases('filters.reset', place)));
    expect(resets.filter(([, phrase]) => judgePress('filter', inFilters(phrase), onSite) !== null)).toEqual([]);
  });

  it('passes where it is known to be harmless', () => {
    const names = listOf(phrases('harmless.wholeNames'));
    expect(names.filter(([, phrase]) => judgePress('explore', inFilters(phrase), onSite) !== null)).toEqual([]);
  });
});

const inFilters = (name: string) => control(name, { surroundings: 'Filters' });
