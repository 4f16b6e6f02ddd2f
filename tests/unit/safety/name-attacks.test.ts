import { expect, it } from 'vitest';
import { dangerousNames } from '../../attacks/no-browser/names/dangerous-names';
import { disguises } from '../../attacks/no-browser/names/disguises';
import { passing } from '../../attacks/no-browser/names/name-attacks';

it.each(Object.keys(dangerousNames))('nothing that does “%s” passes in any disguise', (action) => {
  expect(
    Object.keys(disguises).flatMap((disguise) => passing(action, disguise).map((name) => [disguise, name])),
  ).toEqual([]);
});
