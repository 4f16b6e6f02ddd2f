import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'grado di parentela | parentela | relazione | rapporto di parentela',
  otherScript: 'caratteri latini | alfabeto latino | in inglese',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll: 'meglio | di più | preferito | preferita | preferisci | preferisce | principale | una sola',
  allThatApply: 'tutte le opzioni applicabili',
  applicant: 'candidato | candidata | su di te | i tuoi dati | dati personali | informazioni personali',
  attachFile: `carica da dispositivo | carica dal computer | allega | allega file | carica | carica file | scegli file | seleziona file | sfoglia | file
    | nessun file selezionato | nessun file scelto | nessun file | scegli un file | seleziona un file
    | aggiungi file | carica un file | seleziona i file | carica i file`,
  dropFile: 'trascina*, rilascia … file, document*, qui',
  otherPerson: `condividi questo annuncio | a un amico | di un amico | del tuo amico | dell'amico | lascia un commento
    | la tua recensione | contatto di emergenza | in caso di emergenza | referenze | segnalato da | ti ha segnalato
    | nome della madre | nome del padre`,
  whoReferred: `persona, dipendente, collega, chi, amico … segnalato, raccomandato, consigliato, presentato, segnala`,
  recipient: 'destinatario | destinatari',
  nominee: 'per conto di | a nome di | altra persona',
  ownership: 'di | del | dello | della | dell',
  otherRoles: `emergenza | emergenze | referenza | referente | coniuge | tutore | supervisore | responsabile diretto
    | nome del responsabile
      | padre | madre | figlio | figlia | figli | fratello | sorella | marito | moglie | amico | amica | collega`,
  employer: 'datore di lavoro',
  personHeadingFillers: 'il | la | tuo | tua | di | dati | contatto | contatti | attuale | ultimo | precedente',
  enterAgain: 'conferma | confermare | ripeti | ripetere',
  required:
    'domanda obbligatoria | obbligatorio | richiesto | obbligatoria | campo obbligatorio | questo campo è obbligatorio | richiesta',
  optional: 'facoltativo | facoltativa | opzionale',
  characters: 'caratteri | carattere',
  formParts: 'passo | passaggio | fase | pagina | parte | sezione | domanda',
  example: 'es | esempio | ad esempio | p es | per esempio',
  answerPrompts: `la tua risposta | la sua risposta | risposta | scrivi qui | scrivi la tua risposta | inserisci la risposta | inserisci testo | inserisci il testo | digita qui | specificare | specifica | testo`,
  enterKey: 'invio | tasto invio',
  referenceNumber: 'numero di riferimento | n. di riferimento | codice di riferimento | riferimento annuncio',
  referenceWord: 'riferimento',
  sectionHeadings: `prima dell'invio | prima di inviare | su | di | del | della | dei | delle | te | lei | tuo | tua | tuoi | tue | suo | suoi | mio | miei
    | noi | la | il | lo | i | le | gli | e | o | in | a | per | dove | come | contattarti | contatto | contatti | personale
    | personali | dati | informazioni | informazione | dettagli | anagrafica | anagrafici | identità | identificazione | profilo
    | generale | generali | base | informazioni aggiuntive | candidato | candidata | candidatura | richiedente | modulo | passo
    | fase | parte | pagina | sezione | obbligatori | obbligatorio | facoltativo | indirizzo | indirizzi | domicilio | residenza
    | vivi | abiti | attuale | postale | telefono | telefonici | cellulare | numero | e-mail | email | posta | elettronica
    | recapiti | recapito | cv | curriculum | nascita | data | nazionalità
    | domande | domande aggiuntive
    | comunicazione`,
  unrelated: {
    says: `codice promozionale | codice sconto | buono | buono regalo | carta regalo | quantità | commento | commenti
      | note | nome utente | partita iva | codice fiscale | scala | piano | edificio | informazioni aggiuntive | fax
      | luogo di nascita | codice destinatario | pec | codice univoco | presso | tipo di telefono | tipo di dispositivo | tipo di numero`,
    named: 'coupon | voucher | fax | alias | note',
  },
  pageSearch: { says: 'cerca | ricerca' },
  fileInProgress: 'analisi in corso | caricamento | elaborazione | attendere',
  fileTaken: `con successo | correttamente | è stato caricato | è stato allegato | file caricato
    | curriculum caricato | caricamento completato`,
  applicationParts: 'curriculum | lettera di presentazione | lettera motivazionale | la tua candidatura',
  passwordNames: 'password',
  messageBox: 'oggetto | messaggio | messaggi | commento | commenti | recensione | opinione | valutazione',
} satisfies Covered<Forms>;
