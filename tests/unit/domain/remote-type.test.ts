import { expect, it } from 'vitest';
import { remoteTypeOf } from '@/jobs/text-kind/remote-type';

it.each([
  ['Berlin (Hybrid)', 'hybrid'],
  ['Remote', 'remote'],
  ['Remote-first, EU', 'remote'],
  ['Homeoffice möglich', 'hybrid'],
  ['Télétravail partiel', 'hybrid'],
  ['100% télétravail', 'remote'],
  ['Milano, in sede', 'onsite'],
  ['On-site', 'onsite'],
  ['Praca zdalna', 'remote'],
  ['Praca hybrydowa', 'hybrid'],
  ['No remote work', 'onsite'],
  ['東京都 (リモート可)', 'remote'],
  ['Teletrabajo', 'remote'],
  ['Berlin', null],
  ['', null],
])('reads %s as %s', (text, type) => {
  expect(remoteTypeOf(text)).toBe(type);
});
