import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PressPurpose } from '@/domain/page/press-purpose';
import type { ControlFacts } from '@/safety/control-facts';
import { judgePress } from '@/safety/press/judge-press';
import { control, linkTo, onSite, row, siteUrl, submit } from './a-control';

const judge = (purpose: PressPurpose, facts: ControlFacts) => judgePress(purpose, facts, onSite);
const posting = linkTo('https://jobs.example.com/jobs/42');

const all: PressPurpose[] = [
  'open-row',
  'turn-page',
  'explore',
  'filter',
  'search',
  'close',
  'fill-field',
  'add-part',
  'keep-part',
  'next-step',
  'by-sight',
];
const actions = [
  'Submit application',
  'Apply now',
  'Delete my account',
  'Buy now',
  'Jetzt bewerben',
  'Envoyer ma candidature',
];
const harmless = ['Next', 'Next page', 'Platform Engineer', 'Close', 'Load more', '2', ''];

describe('any press', () => {
  it('is refused where one of the names says an action, whatever else the control is called or is', () => {
    const names = fc
      .tuple(fc.constantFrom(...actions), fc.subarray(harmless.filter(Boolean)), fc.nat())
      .map(([action, others, at]) => others.toSpliced(at % (others.length + 1), 0, action));
    const facts = fc.record({
      shown: fc.constantFrom(...harmless),
      isKnownPager: fc.boolean(),
      isInPager: fc.boolean(),
      isCloser: fc.boolean(),
      row: fc.constantFrom(null, row({ texts: 1 }), row({ texts: 1, hasOwnAddress: true })),
    });
    fc.assert(
      fc.property(fc.constantFrom(...all), names, facts, (purpose, said, known) => {
        expect(judge(purpose, control('', { ...known, names: said }))).not.toBeNull();
      }),
    );
  });

  it('is refused on what sends a form with fields of a person, for whatever it is wanted', () => {
    const forms = fc.record({
      method: fc.constantFrom('get' as const, 'post' as const),
      ownFields: fc.integer({ min: 1, max: 9 }),
    });
    const wanted = all.filter((purpose) => purpose !== 'next-step');
    fc.assert(
      fc.property(
        fc.constantFrom(...wanted),
        fc.constantFrom(...harmless),
        forms,
        fc.boolean(),
        (purpose, name, form, isKnown) => {
          const facts = {
            submit: submit(form),
            sends: 'form' as const,
            isKnownPager: isKnown,
            isKnownRow: isKnown,
            row: row(),
          };
          const verdict = judge(purpose, control(name, facts));
          // What closes a part of the page says nothing else, and a script alone decides.
          if (name !== 'Close') expect(verdict).not.toBeNull();
        },
      ),
    );
  });

  it('is refused on a script that may be anything, on a download, and in a form on every way out', () => {
    for (const purpose of all) {
      const script = linkTo('javascript:document.forms[0].submit()');
      expect(
        judge(purpose, control('Next page', { ...script, row: row(), isKnownPager: true })),
        purpose,
      ).not.toBeNull();
      const file = { ...posting, isDownload: true };
      expect(judge(purpose, control('Next page', { ...file, row: row(), isKnownPager: true })), purpose).not.toBeNull();
    }
    for (const purpose of ['fill-field', 'add-part', 'keep-part', 'next-step', 'by-sight'] as const) {
      expect(judge(purpose, control('Next', posting)), purpose).toBe('leaves-site');
      expect(judge(purpose, control('Next', linkTo('javascript:go(2)'))), purpose).toBe('leaves-site');
    }
  });
});

describe('what keeps an entry', () => {
  it('is known to stand in its editor, says just that, and submits nothing', () => {
    const known = { isKnownKeeper: true };
    expect(judge('keep-part', control('Save', known))).toBeNull();
    expect(judge('keep-part', control('Speichern', known))).toBeNull();
    expect(judge('keep-part', control('Save'))).toBe('unclear');
    expect(judge('keep-part', control('Save', { ...known, submit: submit() }))).toBe('send');
    for (const name of ['Submit', 'Save and submit', 'Save application and send', 'Done, apply', 'I agree'])
      expect(judge('keep-part', control(name, known)), name).not.toBeNull();
    expect(judge('add-part', control('Save', known))).toBe('save');
  });

  it('agrees to nothing, nor does what adds one', () => {
    expect(judge('keep-part', control('Save', { isKnownKeeper: true, agrees: true }))).toBe('agree');
    const brings = [{ name: 'agree_terms', value: 'yes' }];
    const own = submit({ method: 'get', url: siteUrl, page: siteUrl, brings });
    expect(judge('keep-part', control('Save', { isKnownKeeper: true, submit: own }))).toBe('agree');
    expect(judge('add-part', control('Add position'))).toBeNull();
    expect(judge('add-part', control('Add position', { agrees: true }))).toBe('agree');
  });

  it('submits a form of its own that has no address, and no other', () => {
    const page = 'https://jobs.example.com/apply/7';
    const asked = (facts: Parameters<typeof submit>[0], isKnownKeeper = true) =>
      judge('keep-part', control('Save position', { isKnownKeeper, submit: submit({ url: page, page, ...facts }) }));
    expect(asked({ method: 'get' })).toBeNull();
    expect(asked({ method: 'dialog' })).toBeNull();
    expect(asked({ method: 'get' }, false)).toBe('send');
    expect(asked({ method: 'post' })).toBe('send');
    expect(asked({ method: 'get', url: 'https://jobs.example.com/applications' })).toBe('send');
    expect(asked({ method: 'get', isInPlace: false })).toBe('send');
    expect(asked({ method: 'get', brings: [{ name: 'action', value: 'submit' }] })).toBe('send');
  });
});

describe('a row', () => {
  it('is what stands among parts alike and says something else than they do', () => {
    expect(judge('open-row', control('Platform Engineer', { row: row() }))).toBeNull();
    expect(
      judge('open-row', control('Platform Engineer', { ...posting, row: row({ hasOwnAddress: true }) })),
    ).toBeNull();
    expect(judge('open-row', control('Platform Engineer', { isKnownRow: true }))).toBeNull();
    expect(judge('open-row', control('Platform Engineer'))).toBe('unclear');
    expect(judge('open-row', control('Something', { row: row({ isListed: false, texts: 1 }) }))).toBe('unclear');
    expect(judge('open-row', control('Home', { ...posting, row: row(), isInMenu: true }))).toBe('unclear');
  });

  it('is no field, nor a label of a control other than a box that nobody sees', () => {
    const title = (facts: Partial<ControlFacts>) => judge('open-row', control('Cook', { row: row(), ...facts }));
    expect(title({ role: 'checkbox' })).toBe('unclear');
    expect(title({ role: 'checkbox', isNested: true, isKnownRow: true })).toBe('unclear');
    expect(title({ role: 'button', labels: 'control', isKnownRow: true })).toBe('unclear');
    expect(title({ role: 'checkbox', labels: 'control' })).toBe('unclear');
    expect(title({ role: 'checkbox', labels: 'unseen-box' })).toBeNull();
  });

  it('is no control that every row repeats, unless all it says is that it shows the row', () => {
    const repeated = row({ same: 7 });
    expect(judge('open-row', control('Haluan', { row: repeated, isKnownRow: true }))).toBe('unclear');
    expect(judge('open-row', control('', { row: repeated, isKnownRow: true }))).toBe('unclear');
    expect(judge('open-row', control('View details', { row: repeated }))).toBeNull();
    expect(judge('open-row', control('', { ...posting, row: { ...repeated, hasOwnAddress: true } }))).toBeNull();
  });

  it('is the arrow in every row that opens the text which stands there, if neither name nor picture is of anything else', () => {
    const arrow = { row: row({ same: 7 }), isKnownRow: true, opens: true, unfoldsText: true };
    expect(judge('open-row', control('', arrow))).toBeNull();
    expect(judge('open-row', control('Show', { ...arrow, marks: ['icon', 'chevron'] }))).toBeNull();
    for (const less of [{ unfoldsText: false }, { isKnownRow: false }, { isNested: true }, { isInWall: true }])
      expect(judge('open-row', control('', { ...arrow, ...less }))).toBe('unclear');
    expect(judge('open-row', control('', { ...arrow, marks: ['icon', 'save'] }))).toBe('unclear');
    expect(judge('open-row', control('Haluan', arrow))).toBe('unclear');
    expect(judge('open-row', control('Save', arrow))).toBe('save');
    expect(judge('open-row', control('Apply', arrow))).toBe('apply');
  });

  it('may be called as all others are, where one trade was searched for', () => {
    const shared = { row: row({ same: 7 }) };
    expect(judge('open-row', control('Programador Python', { ...shared, isKnownRow: true }))).toBeNull();
    expect(judge('open-row', control('Programador Python', { ...shared, opens: true }))).toBeNull();
    expect(judge('open-row', control('Programador Python', shared))).toBe('unclear');
    expect(judge('open-row', control('Easy Apply', { ...shared, isKnownRow: true }))).toBe('apply');
  });

  it('is no button of its own that says less than a title and that the other rows lack', () => {
    const nested = { isNested: true, row: row() };
    for (const name of ['View', 'Show more', 'Details', '3', '›']) {
      expect(judge('open-row', control(name, nested)), name).toBe('unclear');
    }
    expect(judge('open-row', control('View', { ...nested, row: row({ same: 7 }) }))).toBeNull();
    expect(judge('open-row', control('Platform Engineer', nested))).toBeNull();
    expect(judge('open-row', control('看護師', nested))).toBeNull();
  });

  it.each(['Delete my account', 'Withdraw application', 'Buy now', 'Sign out', 'Easy Apply'])(
    'is never “%s”',
    (name) => {
      expect(judge('open-row', control(name, { row: row({ texts: 1 }), isKnownRow: true }))).not.toBeNull();
      expect(judge('open-row', control(name, { row: row({ hasOwnAddress: true }), role: 'button' }))).not.toBeNull();
    },
  );

  it('may be titled by a word that says an action elsewhere, as a link of its own among others that are not', () => {
    const own = { ...posting, row: row({ hasOwnAddress: true }) };
    expect(judge('open-row', control('Purchase Ledger Clerk', own))).toBeNull();
    const alike = row({ hasOwnAddress: true, otherNames: ['Buy a coat', 'Buy a hat', 'Buy shoes'] });
    expect(judge('open-row', control('Buy a shirt', { ...posting, row: alike }))).toBe('purchase');
  });

  it('is judged by where it leads and what it sends', () => {
    const own = row({ hasOwnAddress: true });
    expect(judge('open-row', control('Nurse', { ...linkTo('https://jobs.example.com/jobs/1/apply'), row: own }))).toBe(
      'apply',
    );
    expect(judge('open-row', control('Nurse', { ...linkTo('mailto:jobs@example.com'), row: own }))).toBe('leaves-site');
    expect(judge('open-row', control('Nurse', { ...linkTo('javascript:void(0)'), row: row() }))).toBeNull();
    expect(judge('open-row', control('Nurse', { ...linkTo('javascript:open(1)'), row: row() }))).toBe('unclear');
    expect(judge('open-row', control('Nurse', { submit: submit(), row: row() }))).toBeNull();
    const applies = submit({ url: 'https://jobs.example.com/apply' });
    expect(judge('open-row', control('Nurse', { submit: applies, row: row() }))).toBe('send');
  });
});

describe('a row whose address is a script', () => {
  it.each([
    ["javascript:__doPostBack('ctl00$grid$ctl02$title','')", null, 'unclear'],
    ["javascript:goView('20261127')", null, 'unclear'],
    ['javascript:verOferta(41877)', null, 'unclear'],
    ["javascript:applyTo('20261127')", 'unclear', 'unclear'],
    ["javascript:__doPostBack('ctl00$grid$ctl02$btnApply','')", 'unclear', 'unclear'],
    ['javascript:open(1);send(2)', 'unclear', 'unclear'],
    ['javascript:document.forms[0].submit()', 'unclear', 'unclear'],
    ['javascript:zorp()', 'unclear', 'unclear'],
    ["javascript:toggleDetails('20261127')", null, 'unclear'],
    ["javascript:openJob(12,'Applied Scientist')", null, 'unclear'],
    ["javascript:openJob('purchase-ledger-clerk-12')", null, 'unclear'],
    ["javascript:addToFavs('20261127')", 'unclear', 'unclear'],
    ["javascript:postulezMaintenant('20261127')", 'unclear', 'unclear'],
    ["javascript:jobAlert.create('20261127')", 'unclear', 'unclear'],
    ["javascript:setState('20261127','applied')", 'unclear', 'unclear'],
    ["javascript:go('20261127','add-to-favourites')", 'unclear', 'unclear'],
    ["javascript:fetch.call(0,'/done/20261127')", 'unclear', 'unclear'],
  ] as const)('is judged by the call it makes, where code reads it as a row: %s', (address, known, unknown) => {
    const nurse = control('Nurse', { ...linkTo(address), row: row() });
    expect(judge('open-row', { ...nurse, isKnownRow: true })).toBe(known);
    expect(judge('open-row', nurse)).toBe(unknown);
  });

  it('is none that every row repeats', () => {
    const address = linkTo("javascript:__doPostBack('ctl00$grid$ctl02$title','')");
    expect(
      judge('open-row', control('Merken', { ...address, isKnownRow: true, row: row({ same: 7 }) })),
    ).not.toBeNull();
  });
});

describe('a pager', () => {
  it('says so, or stands where only pagers do', () => {
    for (const name of ['Next', '2', 'Load more jobs', 'Weitere Stellen laden']) {
      expect(judge('turn-page', control(name, { isKnownPager: true })), name).toBeNull();
    }
    expect(judge('turn-page', control('', { isInPager: true }))).toBeNull();
    expect(judge('turn-page', control('›', { isInPager: true }))).toBeNull();
    expect(judge('turn-page', control('Continue'))).toBe('unclear');
    expect(judge('turn-page', control('', {}))).toBe('unclear');
  });

  it('is none where what is read on it says something else than it is called', () => {
    const named = { names: ['Next page', 'Kaikille samalla'], shown: 'Kaikille samalla' };
    expect(judge('turn-page', control('', named))).toBe('unclear');
  });

  it('may be a form that asks for nothing, or the call of a script that says nothing of an action', () => {
    expect(judge('turn-page', control('Next', { submit: submit() }))).toBeNull();
    expect(judge('turn-page', control('Next', { submit: submit({ isOwnOrigin: false }) }))).toBe('send');
    expect(judge('turn-page', control('2', linkTo("javascript:__doPostBack('grid','Page$2')")))).toBeNull();
    const byControl = (call: string) => judge('turn-page', control('Show next', linkTo(`javascript:${call}`)));
    expect(byControl("submitAction_win0(document.win0,'RSLT_I$hdown$0');")).toBeNull();
    expect(byControl("submitAction_win0(document.win0,'RSLT_I$apply$0');")).toBe('unclear');
    expect(byControl("submitApplication(document.win0,'RSLT_I$hdown$0');")).toBe('unclear');
    expect(byControl("submitAction_win0(document.win0,'next')")).toBe('unclear');
    expect(byControl("submit('RSLT_I$hdown$0')")).toBe('unclear');
    expect(judge('turn-page', control('2', linkTo("javascript:applyToAll('2')")))).toBe('unclear');
    expect(judge('turn-page', control('2', linkTo('https://elsewhere.example.org/2')))).toBe('leaves-site');
  });
});

describe('words that are harmless by themselves', () => {
  it.each(['Show jobs', 'Stellen anzeigen', '求人を検索', 'Jobs filtern'])(
    'are pressed in one language: %s',
    (name) => {
      expect(judge('explore', control(name))).toBeNull();
    },
  );

  it.each(['Post new job', 'Job wählen und los', 'Change employer', 'Select me', 'Poste ver'])(
    'say nothing known together: %s',
    (name) => {
      expect(judge('explore', control(name))).not.toBeNull();
    },
  );
});

describe('what closes a part', () => {
  it.each([
    ['Close', 'Close your account?'],
    ['Cancel', 'Cancel your application'],
    ['Schließen', 'Konto schließen?'],
    ['Annuler', 'Annuler ma candidature'],
  ])('“%s” under “%s” may do just that', (name, surroundings) => {
    expect(judge('close', control(name, { surroundings }))).toBe('delete');
    expect(judge('close', control('×', { surroundings, isCloser: true }))).toBeNull();
    expect(judge('close', control(name, { surroundings: 'Filters' }))).toBeNull();
  });
});

describe('what makes the choices of a filter count', () => {
  it.each(['Anwenden', 'Appliquer', 'Toepassen', 'Použít', 'Zastosuj', 'Tillämpa', 'Käytä', 'Применить'])(
    '“%s” is pressed while one is set, and else nowhere',
    (name) => {
      const button = control(name, { surroundings: 'Télétravail' });
      expect(judge('filter', button)).toBeNull();
      expect(judge('explore', button)).toBe('unclear');
      expect(judge('filter', { ...button, sends: 'form' })).not.toBeNull();
      expect(judge('filter', { ...button, surroundings: 'Delete account' })).toBe('unclear');
      expect(judge('filter', control(`${name} CV`))).not.toBeNull();
    },
  );

  it('applies for no job', () => {
    expect(judge('filter', control('Apply', { surroundings: 'Remote' }))).toBe('apply');
    expect(judge('filter', control('Aplicar', { surroundings: 'Modalidad' }))).toBe('apply');
  });
});

describe('a control without a name', () => {
  it('is pressed only as an opener, a closer, a choice, a row or a pager', () => {
    expect(judge('explore', control(''))).toBe('unclear');
    expect(judge('explore', control('', { opens: true }))).toBeNull();
    expect(judge('explore', control('', { isCloser: true }))).toBeNull();
    expect(judge('explore', control('', { isCloser: true, isInWall: true }))).toBe('unclear');
    expect(judge('filter', control('', { role: 'checkbox', choices: 2 }))).toBeNull();
    expect(judge('filter', control('', { role: 'checkbox', choices: 1 }))).toBe('unclear');
    expect(judge('explore', control('→', { isInPager: true }))).toBeNull();
    expect(judge('explore', control('✔', { isInPager: true }))).toBe('unclear');
    expect(judge('fill-field', control(''))).toBe('unclear');
    expect(judge('fill-field', control('', { role: null, type: 'date' }))).toBeNull();
  });
});

describe('in a form', () => {
  it('goes on by what says just that, to its own origin, in its place', () => {
    const next = (facts: Partial<ControlFacts>) => judge('next-step', control('Next', facts));
    expect(next({ submit: submit({ ownFields: 5 }) })).toBeNull();
    expect(next({ names: ['Next', 'Submit application'], shown: 'Submit application' })).toBe('send');
    expect(next({ names: ['Next', 'Lähetä'], shown: 'Lähetä' })).toBe('send');
    expect(next({ names: ['Next', 'Ausdenken'], shown: 'Ausdenken' })).toBe('unclear');
    expect(next({ names: ['Next'], shown: '→' })).toBeNull();
    expect(next({ submit: submit({ isOwnOrigin: false }) })).toBe('leaves-site');
    expect(next({ submit: submit({ isInPlace: false }) })).toBe('leaves-site');
    expect(judge('next-step', control('Save and continue', { submit: submit() }))).toBeNull();
  });

  it('fills by what opens and chooses, never by what submits', () => {
    expect(judge('fill-field', control('Apply by post', { role: 'option' }))).toBeNull();
    expect(judge('fill-field', control('Yes', { submit: submit() }))).toBe('send');
    expect(judge('fill-field', control('How did you hear? Select', { opens: true, shown: 'Select' }))).toBeNull();
    expect(judge('fill-field', control('Submit application', { opens: true }))).toBe('send');
    expect(judge('fill-field', control('', { role: 'combobox' }))).toBeNull();
  });
});

describe('by sight', () => {
  const asked = (facts: Partial<ControlFacts>, name = '', isChoice = false) =>
    judgePress('by-sight', control(name, facts), { ...onSite, isChoice });

  it('presses fields, answers that the goal names, and what opens or closes lists', () => {
    expect(asked({ role: null, isDrawnField: true })).toBeNull();
    expect(asked({ role: 'textbox' }, 'Submit your e-mail')).toBeNull();
    expect(asked({ role: null, type: 'date' }, 'Earliest start')).toBeNull();
    expect(asked({ role: 'combobox' })).toBeNull();
    expect(asked({ opens: true }, 'Country')).toBeNull();
    expect(asked({ role: null }, 'Please select…')).toBeNull();
    expect(asked({ role: null }, 'Canada', true)).toBeNull();
    expect(asked({ isCloser: true })).toBeNull();
    expect(asked({}, 'Close')).toBeNull();
  });

  it('presses nothing else, whatever it is called', () => {
    for (const name of ['', 'Show more', 'Continue', 'Details', 'More fields', 'Canada']) {
      expect(asked({}, name), name).toBe('unclear');
      expect(asked({ role: null }, name), name).toBe('unclear');
    }
    expect(asked({ isCloser: true, isInWall: true })).toBe('unclear');
    expect(asked({ isCloser: true }, 'Show more')).toBe('unclear');
    expect(asked({ isDrawnField: true }, 'Submit application')).toBe('send');
    expect(asked({ opens: true }, 'Delete my account')).not.toBeNull();
    expect(asked({}, 'Withdraw application', true)).not.toBeNull();
  });
});

it('judges the address by the site that the run began on', () => {
  expect(
    judgePress('explore', control('About us', linkTo('https://jobs.example.com/about')), { ...onSite, siteUrl }),
  ).toBeNull();
});

describe('what agrees is no filter', () => {
  const inFilters = { surroundings: 'Filters', choices: 2 } as const;

  it.each([
    ['a button that agrees as it searches', 'filter', control('Agree and search', inFilters)],
    ['the same in German', 'filter', control('Zustimmen und suchen', inFilters)],
    ['a box among facets', 'explore', control('I agree to be contacted', { ...inFilters, role: 'checkbox' })],
    ['a box that says so to programs', 'filter', control('Remote', { ...inFilters, role: 'checkbox', agrees: true })],
    ['a pager that is described so', 'turn-page', control('Next page', { isInPager: true, agrees: true })],
  ] as const)('%s', (_, purpose, agreeing) => {
    expect(judgePress(purpose, agreeing, onSite)).toBe('agree');
  });

  it('confirms filters all the same', () => {
    expect(judgePress('filter', control('Confirm', { surroundings: 'Filters' }), onSite)).toBe(null);
  });
});
