import { describe, expect, it } from 'vitest';
import type { FilterControl } from '@/domain/page/landmarks';
import { type FilterContext, findChoice } from '@/workflows/search/choice-for';
import { unwantedChoices } from '@/workflows/search/other-choices';
import { button, control, known, reading, select } from './filter-samples';

function among(controls: FilterControl[], more: Partial<FilterContext> = {}): FilterContext {
  return { reading: reading(controls), known: null, openedBy: null, ...more };
}

describe('choiceFor', () => {
  it('tells options of the same label apart by the filter they belong to', () => {
    const place = among([
      control('Remote', { group: 'Benefits' }),
      control('Remote (12)', { group: 'Workplace', checked: true }),
      control('On-site (40)', { group: 'Workplace' }),
    ]);
    const choice = findChoice({ filter: 'Workplace', value: 'Remote' }, place);
    expect(choice?.control).toBe(place.reading.controls[1]);
    expect(choice?.isOn).toBe(true);
    expect(findChoice({ filter: 'Language', value: 'Remote' }, place)).toBeNull();
  });

  it('finds an option in its select, and whether it is chosen', () => {
    const place = among([
      select('Since', ['Any', 'Week'], 'Week'),
      select('Jornada', ['Cualquiera', 'Media'], 'Cualquiera'),
    ]);
    expect(findChoice({ filter: 'Since', value: 'week' }, place)).toMatchObject({
      option: { label: 'Week' },
      isOn: true,
    });
    expect(findChoice({ filter: 'Jornada', value: 'Media' }, place)).toMatchObject({ isOn: false });
  });

  it('reads several chosen in one field, though labels may hold commas', () => {
    const list = { ...select('Places', ['Berlin', 'Bonn', 'Paris, France'], 'Berlin, Paris, France'), role: 'listbox' };
    const isOn = (value: string) => findChoice({ filter: 'Places', value }, among([list]))?.isOn;
    expect([isOn('Berlin'), isOn('Bonn')]).toEqual([true, false]);
    const alone = { ...list, value: 'Paris, France' };
    expect(findChoice({ filter: 'Places', value: 'Paris, France' }, among([alone]))?.isOn).toBe(true);
  });

  it('takes a number of hits off a label, but not one that is part of it', () => {
    const place = among([control('Level 3', { group: 'Grade' }), control('Level 31 204', { group: 'Grade' })]);
    expect(findChoice({ filter: 'Grade', value: 'Level 31' }, place)?.control).toBe(place.reading.controls[1]);
    expect(findChoice({ filter: 'Grade', value: 'Level 3' }, place)?.control).toBe(place.reading.controls[0]);
  });

  it('knows a choice by the selector that was found when the site was explored', () => {
    const filter = known('Experience (as a model called it)', [{ label: 'Senior', selector: '#senior' }]);
    const senior = control('Senior', { selector: '#senior', group: 'Level', role: 'button', checked: null });
    const place = among([senior, control('Senior', { group: 'Language' })], { known: filter });
    expect(findChoice({ filter: filter.name, value: 'Senior' }, place)?.control).toBe(senior);
  });

  it('takes the name of the part, or of what opened it, where nothing else names the choices', () => {
    const week = control('Past week', { role: 'radio' });
    const wish = { filter: 'Date posted', value: 'Past week' };
    expect(findChoice(wish, { ...among([week]), openedBy: 'Date posted' })?.control).toBe(week);
    expect(findChoice(wish, { ...among([week]), reading: reading([week], 'Date posted') })?.control).toBe(week);
    const other = control('Past week', { role: 'radio', group: 'Seen' });
    expect(findChoice(wish, { ...among([other]), openedBy: 'Date posted' })).toBeNull();
  });

  it('never takes a plain button for a choice by its words alone', () => {
    expect(findChoice({ filter: 'Apply', value: 'Apply' }, among([button('Apply')]))).toBeNull();
  });
});

describe('otherChoices', () => {
  it('names what is on in the same filter and not asked for', () => {
    const place = among([
      control('Entry level', { group: 'Level', checked: true }),
      control('Senior', { group: 'Level', checked: true }),
      control('Lead', { group: 'Level' }),
      control('Remote', { group: 'Place', checked: true }),
    ]);
    expect(unwantedChoices('Level', ['Senior', 'Lead'], place).map(({ name }) => name)).toEqual(['Entry level']);
  });

  it('leaves alone what stands beside it in a bar of many filters', () => {
    const bar = { group: 'Filters', role: 'button', checked: true };
    const place = among([control('Remote', bar), control('Easy Apply', bar)]);
    expect(unwantedChoices('Remote', ['Remote'], place)).toEqual([]);
  });

  it('leaves radios alone: they stand for each other', () => {
    const radio = { group: 'Since', role: 'radio' };
    const place = among([control('Any', { ...radio, checked: true }), control('Week', radio)]);
    expect(unwantedChoices('Since', ['Week'], place)).toEqual([]);
  });
});
