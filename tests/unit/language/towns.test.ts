import { describe, expect, it } from 'vitest';
import { towns } from '@/language/geonames/towns';
import { readTowns } from '../../../scripts/geonames/read-towns';

describe('the towns that are known by name', () => {
  it('are those of GeoNames that are no words (npm run town-names)', () => {
    const read = readTowns();
    expect(towns.split('|')).toEqual(read);
    expect(read).toContain('eindhoven');
    for (const word of ['mentor', 'police', 'sale', 'como', 'university']) expect(read).not.toContain(word);
  });
});
