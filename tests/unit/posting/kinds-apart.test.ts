import { expect, it } from 'vitest';
import { kindsApart } from '@/jobs/posting/kinds-apart';
import { segmentsOf } from '@/jobs/posting/line-segment';
import { postingLine } from './posting-line';

const facts = (text: string) => segmentsOf(postingLine(text), 3).flatMap(kindsApart);

it.each([
  ['Pittsburgh, PA / Full-time / $110,000 – $150,000', ['Pittsburgh, PA', 'Full-time', '$110,000 – $150,000']],
  ['Full-time / $20 / hour', ['Full-time', '$20 / hour']],
  ['München / Vollzeit / Teilzeit', ['München', 'Vollzeit / Teilzeit']],
  ['Hamburg / Full-time / 3 days ago', ['Hamburg', 'Full-time', '3 days ago']],
  ['Hamburg, Full-time, € 50,000 per year', ['Hamburg', 'Full-time', '€ 50,000 per year']],
  ['Permanent, Full-time, Boston, MA', ['Permanent, Full-time', 'Boston, MA']],
  ['Hamburg (Full-time)', ['Hamburg', 'Full-time']],
  ['Full-time, Smallville Heights, KS', ['Full-time', 'Smallville Heights, KS']],
  ['Vollzeit, Hinterdupfing, Bayern', ['Vollzeit', 'Hinterdupfing, Bayern']],
  ['Full-time, 40 hours, Leeds', ['Full-time, 40 hours', 'Leeds']],
])('facts of several kinds in “%s” are parted', (text, parts) => {
  expect(facts(text).map((one) => one.text)).toEqual(parts);
  expect(facts(text).map(({ index }) => index)).toEqual(parts.map((_, index) => index));
});

it.each([
  'Vollzeit / Teilzeit',
  '$20 / hour',
  'Berlin / München',
  'Tiimivastaava / Hoivatyö',
  'Austin/Full-time',
  'Boston, MA',
  'Acme, Boston',
  'Acme (Boston)',
  'Nurse, Full-time',
  'Leeds (UK)',
])('facts of one kind, or of none, stay together: “%s”', (text) => {
  expect(facts(text).map((one) => one.text)).toEqual([text]);
});
