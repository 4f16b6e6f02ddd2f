import type { FormSite } from '../form-site.ts';
import { nativeSite } from '../native/native-site.ts';
import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { resume, said, stated, unsaid, untouched } from '../truths.ts';

const questions: readonly Question[] = [
  { name: 'voornaam', label: 'Voornaam', control: 'text', isRequired: true, truth: said(persona.given) },
  { name: 'tussen', label: 'Tussenvoegsel', control: 'text', truth: unsaid },
  { name: 'achternaam', label: 'Achternaam', control: 'text', isRequired: true, truth: said(persona.family) },
  { name: 'email', label: 'E-mailadres', control: 'email', isRequired: true, truth: said(persona.email) },
  { name: 'tel', label: 'Telefoonnummer', control: 'tel', truth: said(...persona.phone) },
  { name: 'plaats', label: 'Woonplaats', control: 'text', truth: said(persona.city) },
  {
    name: 'land',
    label: 'Land',
    control: 'select',
    options: ['België', 'Canada', 'Duitsland', 'Nederland'],
    truth: said('Canada'),
  },
  { name: 'geboren', label: 'Geboortedatum', control: 'date', truth: unsaid },
  { name: 'linkedin', label: 'LinkedIn-profiel', control: 'url', truth: said(persona.linkedin) },
  { name: 'opzeg', label: 'Opzegtermijn', control: 'text', truth: said(...persona.notice, '4 weken') },
  {
    name: 'bron',
    label: 'Hoe heb je ons gevonden?',
    control: 'select',
    options: ['Google', 'LinkedIn', 'Via een bekende', 'Anders'],
    truth: said(persona.source),
  },
  {
    name: 'sponsor',
    label: 'Heb je een werkvergunning nodig om in Duitsland te werken?',
    control: 'radios',
    options: ['Ja', 'Nee'],
    truth: stated('Ja'),
  },
  { name: 'cv', label: 'CV', control: 'file', isRequired: true, truth: resume },
  { name: 'motivatie', label: 'Waarom wil je bij ons werken?', control: 'multiline', truth: unsaid },
  {
    name: 'privacy',
    label: 'Ik ga akkoord met de privacyverklaring.',
    control: 'tick',
    isRequired: true,
    truth: untouched,
  },
];

/** Dutch and short; texts only stand over their fields. */
export const dutch: FormSite = nativeSite({
  name: 'dutch',
  language: 'nl',
  title: 'Solliciteren als softwareontwikkelaar',
  choose: 'Maak een keuze',
  labels: 'over',
  button: 'Solliciteer',
  questions,
});
