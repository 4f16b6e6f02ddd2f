import type { FormSite } from '../form-site.ts';
import { nativeSite } from '../native/native-site.ts';
import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { resume, said, stated, unsaid, untouched } from '../truths.ts';

const questions: readonly Question[] = [
  { name: 'civilite', label: 'Civilité', control: 'radios', options: ['Madame', 'Monsieur'], truth: unsaid },
  { name: 'prenom', label: 'Prénom', control: 'text', isRequired: true, truth: said(persona.given) },
  { name: 'nom', label: 'Nom', control: 'text', isRequired: true, truth: said(persona.family) },
  { name: 'courriel', label: 'Adresse e-mail', control: 'email', isRequired: true, truth: said(persona.email) },
  { name: 'tel', label: 'Téléphone', control: 'tel', truth: said(...persona.phone) },
  { name: 'ville', label: 'Ville', control: 'text', truth: said(persona.city) },
  { name: 'cp', label: 'Code postal', control: 'text', truth: said(persona.postalCode) },
  {
    name: 'pays',
    label: 'Pays',
    control: 'select',
    options: ['Allemagne', 'Belgique', 'Canada', 'États-Unis', 'France', 'Suisse'],
    truth: said('Canada'),
  },
  { name: 'poste', label: 'Poste actuel', control: 'text', truth: said(persona.position) },
  { name: 'dispo', label: 'Date de disponibilité', control: 'date', truth: said('2027-02-01') },
  {
    name: 'permis',
    label: 'Êtes-vous autorisé(e) à travailler au Canada ?',
    control: 'radios',
    options: ['Non', 'Oui'],
    truth: stated('Oui'),
  },
  { name: 'cv', label: 'CV', control: 'file', isRequired: true, truth: resume },
  { name: 'lettre', label: 'Lettre de motivation', control: 'file', truth: unsaid },
  { name: 'message', label: 'Pourquoi ce poste vous intéresse-t-il ?', control: 'multiline', truth: unsaid },
  {
    name: 'rgpd',
    label: 'J’accepte que mes données personnelles soient traitées.',
    control: 'tick',
    isRequired: true,
    truth: untouched,
  },
];

/** French and short. */
export const french: FormSite = nativeSite({
  name: 'french',
  language: 'fr',
  title: 'Postuler : développeuse ou développeur logiciel',
  choose: 'Choisir',
  labels: 'named',
  button: 'Envoyer ma candidature',
  questions,
});
