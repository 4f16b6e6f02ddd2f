import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `per favore | clicca | clicca qui | qui | per | ora | adesso | subito | oggi | online | sì | semplicemente | rapidamente
    | direttamente | passo | poi | e | voglio | desidero | con un clic | gratis | minuti`,
  ownThings: 'account | profilo | candidatura | avviso | alert | salvati | abbonamento',
  beforeObject: 'per | come',
  savedThings: 'salvat*',
  reachOut: { first: 'richiedi chiamata | richiedi una chiamata | prenota un colloquio | fissa un colloquio' },
  agree: {
    alone: 'convalida',
    first: `conferma | confermare | confermo | accetta | accettare | accetto | accetta tutto | accetta offerta | accetta l'offerta
      | acconsento | acconsenti | approva | autorizza | autorizzo | firma | firmare | sono d'accordo | d'accordo | certifico`,
    last: 'conferma | accetta | firma',
    url: 'conferma | accetta',
    switch: 'termini | condizioni | consenso',
  },
  delete: {
    first: `elimina | eliminare | cancella | rimuovi | rimuovere | ritira | nascondi | non mi interessa | disattiva | archivia | scarta
      | blocca | chiudi account | chiudi il mio account | chiudi l'account | annulla candidatura | annulla iscrizione | rifiuta
      | revoca | elimina il mio account`,
    last: 'elimina | cancella | rimuovi | nascondi',
    url: 'elimina | cancella | rimuovi | ritira | ritira candidatura | disattiva',
  },
  follow: {
    alone: 'mi piace',
    first: `segui | iscriviti alla | abbonati | crea alert | crea un alert | crea avviso | crea un avviso | attiva alert | attiva avviso
      | avvisami | ricevi offerte | ricevi le offerte | ricevi annunci | ricevi notifiche | attiva notifiche | attiva le notifiche
      | attiva avvisi | consenti notifiche | non seguire più | smetti di seguire | annulla l'iscrizione | disiscriviti
      | cancella iscrizione | cancellati dalla | invita | collegati | aggiungi contatto | unisciti al gruppo
      | iscriviti alla newsletter`,
    last: 'crea alert',
    url: 'crea avviso | avvisi crea | crea alert | iscriviti | disiscriviti | cancella iscrizione | segui',
    switch: 'avviso | avvisi | notifica | notifiche | avvisami',
  },
  apply: {
    says: 'candidarmi | mi candido',
    alone: 'interessato | interessata',
    first: `candidati | candidarsi | candidatura | candidatura semplice | candidatura rapida | candidatura veloce | candidatura spontanea
      | invia candidatura | invia la candidatura | invia la tua candidatura | inviare candidatura | invia cv | invia il cv
      | invia il tuo cv | invia curriculum | invia il curriculum | continua la candidatura | inizia la candidatura
      | completa la candidatura | vai alla candidatura | mi interessa | conferma candidatura | conferma la candidatura
      | segna come candidato | segna come candidatura inviata | sono interessato | sono interessata | rispondi all'annuncio
      | manifesta interesse | esprimi interesse | mostra interesse | manifesta il tuo interesse`,
    last: 'candidarsi | candidati | candidati ora | invia candidatura | la tua candidatura',
    url: 'candidati | candidarsi | candidature | candidatura | invia candidatura | invia cv',
  },
  signIn: {
    alone: 'accedi | entra | login | area riservata | esci',
    first: `accedi con | accedi al | accedi o | accedi per | effettua l'accesso | effettua il login | entra nel tuo account | disconnetti
      | continua con google | continua con apple | reimposta password | reimposta la password | cambia password | cambia la password
      | modifica password | password dimenticata | recupera password | esci dal tuo account`,
    last: 'accedi ora | effettua il login',
    url: 'accedi | accesso | esci | disconnetti | recupera password | reimposta password',
  },
  signUp: {
    alone: 'registrazione | iscriviti',
    first: `registrati | iscriviti ora | iscriviti gratis | crea un account | crea account | crea il tuo account | crea un profilo
      | crea il tuo profilo | nuovo utente`,
    last: 'registrati | crea un account',
    url: 'registrazione | registrati | crea account',
  },
  save: {
    alone: 'fissa | preferito',
    first: `salva | salvare | aggiungi ai preferiti | aggiungi a preferiti | memorizza | preferiti aggiungi | fissa annuncio | appunta`,
    last: 'ai preferiti | salva',
    url: 'salva',
  },
  purchase: {
    whole: 'premium',
    first: `acquista | compra | paga | aggiungi al carrello | vai alla cassa | passa a premium | prova premium | prova gratuita | dona
      | prenota | conferma prenotazione | conferma ordine | conferma acquisto`,
    url: 'carrello | acquista | paga',
  },
  send: {
    first: `invia | inviare | condividi | segnala | contatta | consiglia | pubblica | inoltra | inviaci | trasmetti | messaggio
      | invia messaggio | consiglia a | raccomanda | rispondi | valuta azienda | valuta questa | scrivi una recensione
      | lascia una recensione | recensisci | vota | commenta | pubblica annuncio | inserisci annuncio | richiedi informazioni
      | prenota colloquio | inoltra a`,
    last: 'condividi | invia',
    url: 'consiglia | raccomanda | invia | segnala | vota',
  },
  upload: {
    first: `carica cv | carica il | carica un file | carica curriculum | allega | scegli file | seleziona file | aggiungi cv
      | inserisci cv`,
    last: 'allega',
  },
  besideUrlActions: 'online | azienda | lavoro | offerta | mi | se | si',
  install: { first: "scarica l'app | scarica app | scarica | installa | installa l'app | apri l'app | apri nell'app" },
} satisfies Covered<Actions>;
