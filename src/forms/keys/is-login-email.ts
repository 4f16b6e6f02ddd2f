import type { FormField } from '@/domain/form/form-field';
import { foldLabel } from '@/language/fold/fold-field-text';
import { type Phrases, phraseFinder } from '@/language/match/phrases';
import { asksForOtherContact } from './is-other-contact';
import { asksForOtherPerson } from './is-other-person';

const logIn: Phrases = {
  en: 'login | log in | logging in | sign in | username or email | email or username | already have an account',
  de: 'anmelden | anmeldung | anmelde e mail | einloggen | login | benutzername oder | oder benutzername',
  fr: `connexion | connecter | identifiant ou | d utilisateur ou`,
  es: 'acceso | iniciar sesión | usuario o',
  it: 'accesso | accedi | accedere | utente o',
  nl: 'inlog | inloggen | aanmelden | gebruikersnaam of',
  pt: 'iniciar sessão | entrar | usuário ou | utilizador ou',
  cs: 'přihlášení | přihlásit | jméno nebo',
  pl: 'logowanie | logowania | zaloguj | użytkownika lub',
};
const find = phraseFinder(logIn);

/** Whether it is the login address, in a form that also asks for a contact address. */
export function isLoginEmail(field: FormField, fields: readonly FormField[]): boolean {
  if (field.key !== 'email' || !saysLogIn(field)) return false;
  return fields.some((other) => other !== field && other.key === 'email' && isOwn(other, fields));
}

function isOwn(other: FormField, fields: readonly FormField[]): boolean {
  return !saysLogIn(other) && !asksForOtherContact(other) && !asksForOtherPerson(other, fields);
}

/** "E-mail (your login)" is asked for to register. */
function saysLogIn({ question, hint }: FormField): boolean {
  return find(foldLabel((question || hint).replace(/\([^)]*\)?/g, ' '))) !== null;
}
