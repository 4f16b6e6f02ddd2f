import { describe, expect, it } from 'vitest';
import { titleWithoutTail } from '@/jobs/posting/title-without-tail';

describe('a title without what is told behind it', () => {
  it.each([
    ['Abteilungsleiter Friedhöfe (m/w/d) (E 12 TVöD) (516/2024)', 'Abteilungsleiter Friedhöfe (m/w/d)'],
    ['PhD Student (f/m/d) in materials - 2024/184', 'PhD Student (f/m/d) in materials'],
    ['Nurse (Job ID 108402)', 'Nurse'],
    ['Nurse [26000418]', 'Nurse'],
    ['Schulbegleitung (15 bis max. 30 Std./Woche)', 'Schulbegleitung'],
    ['Koch (40 Std.)', 'Koch'],
    ['Nurse (£28,000 - £32,000 a year)', 'Nurse'],
    ['Software Engineer (Java 17)', 'Software Engineer (Java 17)'],
    ['Nurse (Level 3)', 'Nurse (Level 3)'],
    ['Teacher (part-time)', 'Teacher (part-time)'],
    ['Engineer - 5G', 'Engineer - 5G'],
    ['Analyst 2', 'Analyst 2'],
    ['(516/2024)', '(516/2024)'],
  ])('“%s” is “%s”', (title, job) => {
    expect(titleWithoutTail(title)).toBe(job);
  });
});
