import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { said, unsaid } from '../truths.ts';

const section = 'My Information';

export const information: readonly Question[] = [
  {
    name: 'source',
    label: 'How Did You Hear About Us?',
    control: 'list',
    options: ['Career Site', 'Job Fair', 'LinkedIn', 'Referral', 'University'],
    isRequired: true,
    section,
    truth: said(persona.source),
  },
  {
    name: 'country',
    label: 'Country',
    control: 'list',
    options: ['Australia', 'Canada', 'Germany', 'India', 'Niger', 'Nigeria', 'Norway', 'United States of America'],
    isRequired: true,
    section,
    truth: said(persona.country),
  },
  { name: 'given', label: 'Given Name(s)', control: 'text', isRequired: true, section, truth: said(persona.given) },
  { name: 'family', label: 'Family Name', control: 'text', isRequired: true, section, truth: said(persona.family) },
  { name: 'line1', label: 'Address Line 1', control: 'text', section, truth: said(persona.line1) },
  { name: 'line2', label: 'Address Line 2', control: 'text', section, truth: said(persona.line2) },
  { name: 'city', label: 'City', control: 'text', section, truth: said(persona.city) },
  {
    name: 'region',
    label: 'Province or Territory',
    control: 'list',
    options: ['Alberta', 'British Columbia', 'Manitoba', 'Nova Scotia', 'Ontario', 'Quebec', 'Saskatchewan'],
    section,
    truth: said(persona.region),
  },
  { name: 'postal', label: 'Postal Code', control: 'text', section, truth: said(persona.postalCode) },
  { name: 'email', label: 'Email Address', control: 'email', isRequired: true, section, truth: said(persona.email) },
  {
    name: 'device',
    label: 'Phone Device Type',
    control: 'list',
    options: ['Home', 'Mobile', 'Work'],
    section,
    truth: unsaid,
  },
  {
    name: 'code',
    label: 'Country Phone Code',
    control: 'list',
    options: ['Australia (+61)', 'Canada (+1)', 'Germany (+49)', 'Norway (+47)', 'United States of America (+1)'],
    section,
    truth: said('Canada (+1)'),
  },
  { name: 'phone', label: 'Phone Number', control: 'tel', section, truth: said(...persona.phone) },
];
