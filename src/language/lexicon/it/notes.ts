import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'per favore | prima | si prega di',
  fillIn: `completa | completi | completare | compila | compili | compilare | inserisci | inserisca | inserire | rispondi |
    risponda | rispondere | indica | indichi | controlla | verifica | scegli | seleziona | aggiungi`,
  filledIn: `campi | campo | modulo | sezione | pagina | dati | domande | informazioni | campi obbligatori | campi richiesti
    | campi seguenti | seguenti campi | dati richiesti | dati personali`,
  which: `tutti | tutte | i | gli | le | il | la | questo | questa | questi | tuoi | suoi | alle | a`,
  joins: 'e | poi | e poi | quindi | e quindi | prima di | per',
  press: `clicca | clicchi | cliccare | fai clic | fare clic | premi | prema | premere | seleziona | selezionare | scegli
    | usa | usi | utilizza | tocca`,
  button: 'pulsante | pulsanti | bottone | tasto',
  goesOn: `per continuare | per proseguire | per procedere | per andare avanti | per passare al passaggio successivo | per
    passare alla pagina successiva | per andare al passaggio successivo | per andare alla pagina successiva | per
    salvare i progressi | per salvare le risposte | quando sei pronto | quando hai finito | quando hai terminato |
    una volta terminato | in fondo alla pagina | in fondo a ogni pagina`,
  notSent: `non viene inviato nulla | non verrà inviato nulla | nulla viene inviato | nulla verrà inviato | niente viene
    inviato | niente verrà inviato | la tua candidatura non viene inviata | la tua candidatura non verrà inviata`,
  untilEnd: `fino all'ultimo passaggio | fino all'ultima pagina | fino alla fine | prima dell'ultimo passaggio | prima
    dell'ultima pagina | prima della fine`,
  isSent: `la tua candidatura viene inviata | la tua candidatura verrà inviata | la candidatura viene inviata | la
    candidatura verrà inviata | i tuoi dati vengono inviati | i tuoi dati verranno inviati`,
  onlyAtEnd: `solo alla fine | solo nell'ultimo passaggio | solo all'ultimo passaggio | solo nell'ultima pagina | soltanto
    alla fine`,
  youCan: 'puoi | può | potrai | potrà',
  beforeSending: `prima di inviare | prima di inviarla | prima di inviare la candidatura | prima di inviare la tua candidatura |
    prima dell'invio`,
} satisfies Covered<Notes>;
