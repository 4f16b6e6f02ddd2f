import type { RefusalCode } from '@/domain/page/refusal-code';
import type { GuardPhrases } from '@/language/match/guard-phrase-matcher';

/**
 * Path steps and identifiers that lead to a forbidden action, whatever the link says. Words that are as often pages to read (contact,
 * share, download) are left to the names of controls.
 */
export const forbiddenUrlPhrases: readonly [RefusalCode, GuardPhrases][] = [
  [
    'sign-in',
    {
      en: `log me in | log me out | sign me in | sign me out | login | log in | logon | log on | signin | sign in | logout | log out | signout | sign out | logoff | log off | signoff | sign off | sso | saml | oauth | oauth2
        | authorize | authenticate | end session | password reset | reset password | forgot password | change password | password change
        | lost password | recover password | two factor | verify email | uas login`,
      de: 'anmelden | anmeldung | einloggen | ausloggen | abmelden | passwort vergessen | passwort zuruecksetzen | passwort aendern',
      fr: 'connexion | deconnexion | se connecter | se deconnecter | identification | mot de passe oublie',
      es: 'iniciar sesion | cerrar sesion | acceder | salir | recuperar contrasena | restablecer contrasena',
      it: 'accedi | accesso | esci | disconnetti | recupera password | reimposta password',
      nl: 'inloggen | uitloggen | aanmelden | wachtwoord vergeten | wachtwoord resetten',
      pt: 'entrar | sair | iniciar sessao | terminar sessao | encerrar sessao | redefinir senha | recuperar senha | esqueci senha',
      cs: 'prihlaseni | prihlasit | prihlasit se | odhlasit | odhlasit se | odhlaseni | zapomenute heslo | obnova hesla',
      pl: 'logowanie | zaloguj | zaloguj sie | wyloguj | wyloguj sie | wylogowanie | przypomnij haslo | reset hasla',
      sv: 'logga in | logga ut | inloggning | utloggning | glomt losenord',
      da: 'log ind | log ud | glemt adgangskode',
      no: 'logg inn | logg ut | innlogging | glemt passord',
      fi: 'kirjaudu | kirjaudu sisaan | kirjaudu ulos | sisaankirjautuminen | uloskirjautuminen | unohtunut salasana',
      further:
        'belepes | kilepes | kijelentkezes | bejelentkezes | autentificare | deconectare | giris yap | cikis yap | cikis | vhod | vyhod | vyiti',
    },
  ],
  [
    'sign-up',
    {
      en: 'signup | sign up | register | registration | create account | account create | account new | join now | create profile',
      de: 'registrieren | registrierung | konto erstellen | konto anlegen',
      fr: 'inscription | inscrire | s inscrire | creer compte | creer un compte',
      es: 'registro | registrarse | crear cuenta',
      it: 'registrazione | registrati | crea account',
      nl: 'registreren | registratie | account aanmaken',
      pt: 'cadastro | cadastrar | cadastre se | registo | criar conta',
      cs: 'registrace | registrovat | vytvorit ucet',
      pl: 'rejestracja | zarejestruj | zarejestruj sie | zaloz konto',
      nordic:
        'registrera | skapa konto | opret konto | opret bruger | opprett konto | registrering | rekisteroidy | luo tili',
      further: 'regisztracio | inregistrare | kayit ol | kayit | uye ol | registratsiya',
    },
  ],
  [
    'delete',
    {
      en: `delete | destroy | remove | withdraw | withdrawal | withdrawals | deactivate | delete account | delete my account | close account | cancel account | account delete | account close | erase
        | purge | archive job | hide job | job hide | withdraw application | cancel application | decline | reject | discard | not interested | dismiss job | job dismiss | swipe | swipe left`,
      de: 'loeschen | loesche | entfernen | zurueckziehen | bewerbung zurueckziehen | deaktivieren | konto loeschen | ausblenden',
      fr: 'supprimer | suppression | retirer | retirer candidature | annuler candidature | desactiver | effacer',
      es: 'eliminar | borrar | retirar | retirar candidatura | desactivar | anular candidatura',
      it: 'elimina | cancella | rimuovi | ritira | ritira candidatura | disattiva',
      nl: 'verwijder | verwijderen | intrekken | sollicitatie intrekken | deactiveren',
      pt: 'excluir | apagar | remover | retirar candidatura | cancelar candidatura | desativar',
      cs: 'smazat | odstranit | vymazat | odebrat | stahnout prihlasku | zrusit ucet',
      pl: 'usun | skasuj | wycofaj | wycofaj aplikacje | dezaktywuj',
      nordic: 'radera | ta bort | slet | slett | fjern | poista | traek tilbage | trekk tilbake',
      further: 'torles | sterge | sil | hesabi sil | udalit',
    },
  ],
  [
    'follow',
    {
      en: `subscriptions | subscription | follows | followers | following | subscribe | unsubscribe | follow | unfollow | opt out | opt in | job alert create | create alert | create job alert | create alerts | job alerts create | alerts create | alerts new | alert new | create search agent | add alert | connect request
        | send invitation | newsletter subscribe | newsletter unsubscribe`,
      de: 'suchauftrag anlegen | suchagent anlegen | jobalarm anlegen | jobagent anlegen | abbestellen | abonnieren | folgen | entfolgen | newsletter abmelden | newsletter anmelden',
      fr: 'creer alerte | creer une alerte | alerte creer | alertes creer | alerte creation | desabonner | desabonnement | desinscription | abonner | s abonner | suivre',
      es: 'crear alerta | alerta crear | alertas crear | suscribir | suscribirse | desuscribir | desuscribirse | seguir | darse de baja',
      it: 'crea avviso | avvisi crea | crea alert | iscriviti | disiscriviti | cancella iscrizione | segui',
      nl: 'alert aanmaken | vacaturealert aanmaken | uitschrijven | inschrijven | abonneren | volgen | afmelden',
      pt: 'criar alerta | alertas criar | cancelar inscricao | cancelar assinatura | inscrever | assinar | seguir',
      cs: 'odber | odhlasit odber | odebirat | sledovat',
      pl: 'utworz alert | wypisz sie | wypisz | subskrybuj | obserwuj',
      nordic:
        'prenumerera | avprenumerera | avregistrera | foelj | folj | abonner | afmeld | meld av | foelg | folg | tilaa | peruuta tilaus',
      further:
        'leiratkozas | feliratkozas | dezabonare | abonare | abone ol | abonelikten cik | otpisatsya | podpisatsya',
    },
  ],
  [
    'save',
    {
      en: 'favourites | favorites | bookmarks | saved searches | saved search | saved jobs | job bookmarks | star | unstar | like | unlike | watchlist add | add to watchlist | shortlist add | save search | search save | save | unsave | bookmark | unbookmark | favorite | favourite | shortlist | save job | job save | add favorite | add to favorites | add bookmark | wishlist add',
      de: 'merken | vormerken | speichern',
      fr: 'sauvegarder | enregistrer | ajouter favori',
      es: 'guardar',
      it: 'salva',
      nl: 'bewaren | opslaan',
      pt: 'guardar | salvar | favoritar',
      cs: 'ulozit',
      pl: 'zapisz',
      nordic: 'spara | gem | lagre | tallenna',
      further: 'mentes | salveaza | kaydet | sohranit',
    },
  ],
  [
    'purchase',
    {
      en: 'checkout | check out | cart | basket | buy | buy now | purchase | pay | pay now | payment | add to cart | add to basket | place order | order confirm',
      de: 'warenkorb | kasse | kaufen | bezahlen | bestellen',
      fr: 'panier | acheter | payer | commander',
      es: 'carrito | comprar | pagar',
      it: 'carrello | acquista | paga',
      nl: 'winkelwagen | afrekenen | kopen | betalen | bestellen',
      pt: 'carrinho | comprar | pagar',
      cs: 'kosik | koupit | zaplatit | objednat',
      pl: 'koszyk | kup | zaplac | zamow',
      nordic:
        'varukorg | kassan | koep | kop | koeb | kurv | kassen | kjoep | kjop | handlekurv | ostoskori | osta | kassa',
      further: 'kosar | cos | sepet | satin al | korzina',
    },
  ],
  [
    'apply',
    {
      en: `job applications | my applications | candidacies | one click | hire me | interested | im interested | mark applied | mark as applied | applied mark | enroll | enrol | apply | apply to | apply for | apply here | apply start | start apply | begin apply | reapply | apply job | job apply | jobapply | apply with | apply application
        | easy apply | quick apply | fast apply | instant apply | one click apply | click apply | express apply | smart apply | auto apply | applynow | easyapply
        | quickapply | oneclickapply | express interest | express of interest | expression of interest | register interest | show interest | start application | swipe right | unlock | unlock job | submit application
        | send application | create application | new application | application create | application new | application submit
        | application start | application form | job application | apply form | im interested | submit cv | send cv | submit resume`,
      de: `bewerben | bewerbungen | bewerbung | bewirb dich | online bewerbung | onlinebewerbung | jetzt bewerben | schnellbewerbung | initiativbewerbung | bewerbungsformular
        | bewerbung absenden | interesse bekunden`,
      fr: 'postuler | candidater | candidature | candidatures | deposer candidature | envoyer candidature | postuler maintenant',
      es: 'inscripcion | inscripciones | candidaturas | postulaciones | solicitudes | inscribirse | inscribirme | postular | postularse | postulacion | solicitar | aplicar | candidatura | enviar candidatura',
      it: 'candidati | candidarsi | candidature | candidatura | invia candidatura | invia cv',
      nl: 'sollicitaties | solliciteer | solliciteren | sollicitatie | sollicitatieformulier | direct solliciteren',
      pt: 'candidaturas | candidatar | candidatar se | candidate se | candidatura | enviar candidatura | enviar cv | inscrever se',
      cs: 'odpovedet | odpoved na inzerat | odpovedet na inzerat | poslat zivotopis | odeslat prihlasku | reagovat | mam zajem',
      pl: 'aplikuj | aplikacja | aplikowanie | wyslij cv | wyslij aplikacje | zloz aplikacje',
      nordic: `ansok | ansoek | ansokan | ansoekan | sok jobbet | soek jobbet | sok nu | ansog | ansoeg | ansogning | ansoegning | soeg nu | soeg jobbet | sog nu | soknad | soeknad | sok stilling
        | soek stilling | hae | hae nyt | hakemus | jata hakemus | jatae hakemus | lahetae hakemus | laheta hakemus`,
      further:
        'jelentkezes | jelentkezem | aplica | aplica acum | trimite cv | basvur | basvuru | basvuru yap | otkliknutsya | otklik | vidguknutysya | lamar | mohon | memohon',
    },
  ],
  [
    'agree',
    {
      en: 'confirm | accept | approve | accept offer | offer accept | sign contract | sign document | esign | consent | agree',
      de: 'bestaetigen | annehmen | zustimmen | akzeptieren',
      fr: 'confirmer | accepter',
      es: 'confirmar | aceptar',
      it: 'conferma | accetta',
      nl: 'bevestigen | bevestig | accepteren | akkoord',
      pt: 'confirmar | aceitar',
      cs: 'potvrdit | prijmout | souhlasim',
      pl: 'potwierdz | zaakceptuj | akceptuj',
      nordic:
        'bekraefta | bekrafta | bekraeft | bekreft | godkaenn | godkann | godkend | godkjenn | acceptera | accepter | vahvista | hyvaksy',
      further: 'megerosites | elfogadas | confirma | accepta | onayla | kabul et | podtverdit',
    },
  ],
  [
    'send',
    {
      en: `contact recruiter | message recruiter | recruiter message | send | submit | resubmit | send message | message send | submit form | form submit | refer | refer friend | refer a friend | refer to friend | invite | invite friend | invite friends | invite a friend | recommend job | job recommend | tell a friend | share job | job share | report job | report abuse | send email | email friend
        | vote | rate | review submit | submit review | publish | post comment | cast vote`,
      de: 'empfehlen | weiterempfehlen | freund empfehlen | absenden | senden | abschicken | einreichen | melden | abstimmen',
      fr: 'recommander | parrainer | envoyer | soumettre | signaler | voter',
      es: 'recomendar | recomendar amigo | enviar | denunciar | votar',
      it: 'consiglia | raccomanda | invia | segnala | vota',
      nl: 'aanbevelen | doorsturen | versturen | verzenden | indienen | stemmen',
      pt: 'recomendar | indicar amigo | enviar | submeter | denunciar | votar',
      cs: 'doporucit | doporucit znamemu | odeslat | poslat | nahlasit | hlasovat',
      pl: 'polec | polec znajomemu | wyslij | zglos | glosuj',
      nordic:
        'tipsa | tipsa en van | anbefal | anbefale | suosittele | skicka | skicka in | indsend | send inn | laheta | lahetae | rapportera | rapporter',
      further: 'kuldes | bekuldes | trimite | gonder | otpravit',
    },
  ],
  [
    'upload',
    {
      en: 'upload | upload cv | upload resume | cv upload | resume upload | attach file | file upload',
      de: 'hochladen',
      fr: 'televerser',
      nl: 'uploaden',
    },
  ],
];

/** Words in such a step that do not change its action: `job-apply-form`, `doDelete`, `ajaxSaveJob`, `my-account-delete`. */
export const neutralUrlPhrases: GuardPhrases = {
  en: `do | on | handle | handler | process | action | act | ajax | api | rest | rpc | v | js | cgi | exec | execute | perform | run | go | to | for | the | this | my | your | a | an | now | here
    | online | today | job | jobs | position | vacancy | offer | posting | listing | user | users | account | accounts | member | members | candidate | candidates | profile
    | app | application | applications | form | page | step | new | start | begin | continue | finish | complete | confirm | quick | easy | fast | one | click | instant
    | all | item | id | by | with | from | and | then | post | put | get | request | mutation | command | cmd | event | service | controller | trigger | direct | external
    | internal | company | companies | employer | web | mobile | public | secure | auth | session | success | final | save`,
  further: `jetzt | online | unternehmen | firma | arbeitgeber | entreprise | empresa | azienda | bedrijf | werkgever | firmu | foretag | konto | stelle | job | compte | offre | cuenta | oferta | lavoro | offerta | vacature | vaga | nabidku | pozici | oferte | oferty | nyt | nu | na | mi | mon | ma
    | mein | meine | se | sie | si | me | dich | sich`,
};
