import type { FormSite } from '../form-site.ts';
import { nativeSite } from '../native/native-site.ts';
import { questions } from './questions.ts';

/** German, labels around their fields, street and number apart. */
export const germanForm: FormSite = nativeSite({
  name: 'german-form',
  language: 'de',
  title: 'Bewerbung als Softwareentwickler (m/w/d)',
  choose: 'Bitte wählen',
  labels: 'around',
  button: 'Bewerbung absenden',
  questions,
});
