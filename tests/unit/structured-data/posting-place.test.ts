import { expect, it } from 'vitest';
import { tellsTown } from '@/page/posting/structured-data/posting-place';

const place = (address: unknown) => ({ jobLocation: { '@type': 'Place', address } });

it.each([
  [place({ addressLocality: 'Leeds', addressCountry: 'GB' }), true],
  [place({ addressRegion: 'Kerala', addressCountry: 'IN' }), false],
  [place('Leeds, UK'), true],
  [{ jobLocation: 'Leeds' }, true],
  [{ jobLocation: { '@type': 'Place', name: 'Leeds' } }, true],
  [{ jobLocation: [{ address: { addressLocality: 'Leeds' } }, { address: { addressRegion: 'Kent' } }] }, false],
  [{}, true],
])('tells whether data says a town: %j', (item, isTold) => {
  expect(tellsTown(item)).toBe(isTold);
});
