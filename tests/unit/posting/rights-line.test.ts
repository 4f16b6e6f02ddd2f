import { expect, it } from 'vitest';
import { ownerIn } from '@/jobs/posting/rights-line';

it.each([
  ['© 2024 Lumen Software B.V. Alle rechten voorbehouden.', 'Lumen Software B.V.'],
  ['© 2024 Lumen S.A. Todos los derechos reservados', 'Lumen S.A.'],
  ['© 2026 Lumen Ltd. All rights reserved', 'Lumen Ltd'],
  ['© 2026 C.H. Lumen Worldwide', 'C.H. Lumen Worldwide'],
  ['© 2026 Lumen. All rights reserved', 'Lumen'],
  ['©2004 Lumen - Employment', 'Lumen'],
])('finds whose the page is: %s', (text, owner) => {
  expect(ownerIn(text)).toBe(owner);
});
