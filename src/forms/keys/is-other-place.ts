import type { FieldKey } from '@/domain/form/field-key';
import type { FormField } from '@/domain/form/form-field';
import { foldLabel } from '@/language/fold/fold-field-text';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

/** Places other than home: the birthplace, the desired place of work, the place of an employer or a school. */
const others: Phrases = {
  en: `birth | born | applying in | applying for | apply in | want to work | like to work | wish to work | prefer to work | preferred country | preferred city | preferred office | desired country | desired city | company address | company's address | employer address | employer's address | school address | work address | office address | business address | address of employer | address of your employer | address of company | address of your company | address of the company | address of your school | address of your university`,
  de: 'geburt | geboren | geburtsstadt | arbeiten möchten | arbeiten wollen | wunschort | wunschland | gewünschter arbeitsort | bevorzugter arbeitsort | firmenadresse | firmenanschrift | adresse des arbeitgebers | anschrift des arbeitgebers | adresse der firma | anschrift der firma | adresse der schule',
  fr: 'naissance | né | née | souhaitez travailler | souhaiteriez travailler | aimeriez travailler | ville souhaitée | pays souhaité | adresse de l employeur | adresse de l entreprise | adresse de la société | adresse professionnelle | adresse de l école',
  es: 'nacimiento | nacido | nacida | desea trabajar | deseas trabajar | quiere trabajar | quieres trabajar | ciudad deseada | país deseado | dirección de la empresa | dirección del empleador | dirección del trabajo | dirección de la escuela',
  it: 'nascita | nato | nata | vuoi lavorare | vorresti lavorare | vorrebbe lavorare | desidera lavorare | città desiderata | paese desiderato | indirizzo dell azienda | indirizzo del datore di lavoro | indirizzo di lavoro | indirizzo della scuola',
  nl: 'geboorte | geboren | wilt werken | wil werken | graag werken | gewenste stad | gewenst land | adres van het bedrijf | bedrijfsadres | adres werkgever | adres van de werkgever | werkadres',
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
  'street-address',
  'address-line1',
  'address-streetname',
  'organization',
];

/** Whether it asks for a place other than where the person lives. */
export function asksForOtherPlace({ key, question }: FormField): boolean {
  return key !== null && places.includes(key) && find(foldLabel(question)) !== null;
}
