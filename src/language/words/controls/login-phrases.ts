import type { Phrases } from '@/language/match/phrases';

/** Headlines and submit buttons of pages that require an account. */
export const loginPhrases: Phrases = {
  en: `sign in | log in | login | sign up | welcome back | create an account | create account | create your account
    | join now | agree & join | agree and join | members only | register to continue`,
  de: `anmelden | einloggen | melden sie sich an | melde dich an | registrieren | willkommen zurück
    | konto erstellen | konto anlegen`,
  fr: `s'identifier | se connecter | connectez-vous | identifiez-vous | connexion | s'inscrire | inscrivez-vous
    | créer un compte | bon retour parmi nous`,
  es: `iniciar sesión | inicia sesión | inicie sesión | acceder | regístrate | registrarse | crear cuenta
    | crear una cuenta | únete`,
  it: 'accedi | effettua l’accesso | registrati | iscriviti | crea un account | bentornato',
  nl: 'inloggen | log in | aanmelden | meld je aan | registreren | account aanmaken | welkom terug',
  pt: `entrar | iniciar sessão | fazer login | faça login | cadastre-se | registe-se | criar conta
    | criar uma conta`,
  cs: 'přihlásit se | přihlášení | přihlaste se | registrace | vytvořit účet | zaregistrujte se',
  pl: 'zaloguj się | zaloguj | logowanie | zarejestruj się | rejestracja | załóż konto | utwórz konto',
};
