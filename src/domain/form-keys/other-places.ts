import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { type Phrases, phraseFinder } from '../phrases';
import { labelWords } from './field-words';

/** Places where one does not live: where one was born, and where one would like to work. */
const others: Phrases = {
  en: 'birth | born | applying in | applying for | apply in | want to work | like to work | wish to work | prefer to work | preferred country | preferred city | preferred office | desired country | desired city',
  de: 'geburt | geboren | geburtsstadt | arbeiten möchten | arbeiten wollen | wunschort | wunschland | gewünschter arbeitsort | bevorzugter arbeitsort',
  fr: 'naissance | né | née | souhaitez travailler | souhaiteriez travailler | aimeriez travailler | ville souhaitée | pays souhaité',
  es: 'nacimiento | nacido | nacida | desea trabajar | deseas trabajar | quiere trabajar | quieres trabajar | ciudad deseada | país deseado',
  it: 'nascita | nato | nata | vuoi lavorare | vorresti lavorare | vorrebbe lavorare | desidera lavorare | città desiderata | paese desiderato',
  nl: 'geboorte | geboren | wilt werken | wil werken | graag werken | gewenste stad | gewenst land',
  pt: 'nascimento | nascido | nascida | deseja trabalhar | gostaria de trabalhar | cidade desejada',
  cs: 'narození | chcete pracovat',
  pl: 'urodzenia | chcesz pracować | preferowane miasto',
};
const find = phraseFinder(others);

const places: readonly FieldKey[] = [
  'address-level1',
  'address-level2',
  'address-level3',
  'country',
  'country-name',
  'location',
  'postal-code',
];

/** True for a place that is asked for and is not where the person lives. */
export function isOfAnotherPlace({ key, question }: FormField): boolean {
  return key !== null && places.includes(key) && find(labelWords(question)) !== null;
}
