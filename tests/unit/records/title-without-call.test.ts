import { expect, it } from 'vitest';
import { titleWithoutCall } from '@/jobs/posting/title-without-call';

it.each([
  ['Nurse wanted!', 'Nurse'],
  ['We are looking for a Nurse', 'Nurse'],
  ['Django Geliştiricileri Arıyoruz', 'Django Geliştiricileri'],
  ['Требуется менеджер по продажам', 'менеджер по продажам'],
  ['Ищем менеджера по продажам', 'Ищем менеджера по продажам'],
  ['Seni arıyoruz', 'Seni arıyoruz'],
  ['Driver – own car required', 'Driver – own car required'],
  ['Angajăm Operator CNC', 'Operator CNC'],
  ['Lowongan Kerja Staff Admin', 'Staff Admin'],
  // What is needed is not the nurse.
  ['Nurse (experience needed)', 'Nurse (experience needed)'],
  ['Nurse', 'Nurse'],
])('reads “%s” as “%s”', (heading, title) => {
  expect(titleWithoutCall(heading)).toBe(title);
});
