import type { FormField } from '@/domain/form/form-field';
import { foldLabel } from '@/language/fold/fold-field-text';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

const names: Phrases = {
  en: 'username | user name | handle | login | user id | account name | id',
  de: 'benutzername | nutzername | profilname | kontoname',
  fr: `nom d utilisateur | identifiant | pseudo | nom de compte`,
  es: 'usuario | nombre de usuario',
  it: 'nome utente',
  nl: 'gebruikersnaam',
  pt: 'usuário | nome de usuário | nome de utilizador',
  cs: 'uživatelské jméno',
  pl: 'nazwa użytkownika',
};
const findName = phraseFinder(names);
const findAddress = phraseFinder({
  en: 'url | link | http | https | www | address | website',
  de: 'adresse | webseite',
  fr: 'lien | adresse',
  es: 'enlace | dirección',
  it: 'indirizzo | collegamento',
  nl: 'adres',
  pt: 'ligação | endereço',
  cs: 'odkaz | adresa',
  pl: 'adres | odnośnik',
});

/** Whether a service's account name is asked for: a page address does not answer that. */
export function isAccountName({ key, question, hint }: FormField): boolean {
  if (key === null || !key.startsWith('url.')) return false;
  if (/[./]/.test(hint)) return false;
  const words = foldLabel(`${question} ${hint}`);
  return findName(words) !== null && findAddress(words) === null;
}
