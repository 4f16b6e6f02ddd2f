import type { RefusedWords } from '@/domain/words-test';

/** Signing in, and out. Words that also mean "go there" count only alone. */
export const signInWords: RefusedWords = {
  alone: {
    en: 'login | my account | your account',
    de: 'login | mein konto | mein bereich',
    fr: 'connexion | mon compte | mon espace',
    es: 'acceder | acceso | entrar | login | mi cuenta',
    it: 'accedi | entra | login | area riservata | esci',
    nl: 'login | aanmelden | mijn account',
    pt: 'entrar | acessar | login | sair | minha conta',
    cs: 'login | přihlášení | můj účet',
    pl: 'logowanie | moje konto',
  },
  first: {
    en: `sign in | signin | log in | login to | login with | sign out | signout | log out | logout | continue with google | continue with apple
      | continue with facebook | continue with linkedin | continue with microsoft | continue with email | already a member`,
    de: `anmelden | einloggen | melde dich an | melden sie sich an | zum login | zur anmeldung | jetzt anmelden | jetzt einloggen | abmelden
      | ausloggen | mit google | mit apple | mit facebook | mit linkedin anmelden | weiter mit google | weiter mit apple`,
    fr: `se connecter | connectez-vous | connecte-toi | s'identifier | identifiez-vous | connexion avec | me connecter | se déconnecter
      | déconnexion | continuer avec google | continuer avec apple`,
    es: `iniciar sesión | inicia sesión | inicie sesión | identifícate | identificarse | acceder con | acceder a mi cuenta | entra con
      | conéctate | cerrar sesión | continuar con google | continuar con apple`,
    it: `accedi con | accedi al | accedi o | accedi per | effettua l'accesso | effettua il login | entra nel tuo account | disconnetti
      | continua con google | continua con apple`,
    nl: 'inloggen | log in | meld je aan | meld u aan | uitloggen | log uit | afmelden | doorgaan met google | ga verder met google',
    pt: `iniciar sessão | inicie sessão | fazer login | faça login | entrar com | entre com | entrar na sua conta | terminar sessão
      | continuar com google | continuar com o google`,
    cs: 'přihlásit | přihlaste se | přihlas se | odhlásit | pokračovat přes google',
    pl: 'zaloguj | zaloguj się | wyloguj | wyloguj się | kontynuuj z google | kontynuuj przez google',
  },
  last: {
    en: 'sign in | log in | sign out | log out',
    de: 'anmelden | einloggen | abmelden | ausloggen',
    fr: 'se connecter | connectez-vous | identifiez-vous',
    es: 'iniciar sesión | inicia sesión',
    it: 'accedi ora | effettua il login',
    nl: 'inloggen | uitloggen',
    pt: 'iniciar sessão | fazer login',
    cs: 'přihlásit se | přihlaste se',
    pl: 'zaloguj się',
  },
};
