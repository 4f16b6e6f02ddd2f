import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookie | privacy | consenso | dati personali',
  consentAnswers: 'accetta | accetto | accettare | consenti | rifiuta',
  login: `accedi | effettua l’accesso | registrati | iscriviti | crea un account | bentornato | effettua il login | crea account`,
  applicationReceived: `candidatura inviata | candidatura è stata inviata | candidatura ricevuta | ricevuto la tua candidatura
    | grazie per la tua candidatura | grazie per esserti candidato | grazie per la candidatura | candidatura è stata ricevuta
    | ti sei candidato | ti sei candidata | candidatura è stata inoltrata | grazie per aver inviato la tua candidatura`,
  notYet: 'una volta | dopo | quando | se | prima | non | errore | sarà',
  oneMoment: 'un momento',
  challenge: `verifica di essere umano | verifica che sei umano | non sono un robot | controllo di sicurezza
    | verifica di sicurezza | accesso negato`,
  loading: 'caricamento | caricamento in corso | attendere',
  nothingFound: `nessun risultato | nessuna offerta | nessun annuncio | nessun lavoro | non abbiamo trovato | nessuna posizione
    | non ci sono offerte | non sono stati trovati | nessuna corrispondenza | nessuna opportunità | non ci sono risultati`,
  rateLimit: `troppe richieste | traffico insolito | attività insolita | limite raggiunto | riprova più tardi | troppi tentativi
    | temporaneamente bloccato`,
  jobsOf: {
    first:
      'lavora con | lavora in | lavora presso | lavorare in | lavorare presso | carriere in | carriere presso | offerte di lavoro presso | posizioni aperte in | posizioni aperte presso',
    last: 'carriere | lavora con noi',
    alone: 'lavora con noi | unisciti a noi | unisciti al team | entra nel team',
  },
  boardMenu: 'pubblica un annuncio | inserisci annuncio | pubblica offerta | per le aziende | aziende | recruiter',
  basket: 'carrello | carrello della spesa',
  careersSite:
    'portale lavoro | portale delle candidature | lavora con noi | carriere | opportunità di lavoro | offerte di lavoro | posizioni aperte',
  sitePart: 'pagina | portale | sito | area | sezione | spazio | sito web',
  rightsReserved: `tutti i diritti riservati | tutti i diritti sono riservati`,
  madeBy: `realizzato da | realizzazione | realizzazione sito | sito realizzato da | sviluppato da | web design
    | creato da | progettato da | powered by`,
  aboutName: `informazioni su | chi è`,
  menuEntry: `profilo aziendale | Home | Chi siamo | Contatti | Contatto | Informazioni | Info | Notizie | Novità | Servizi | Prodotti | Galleria | Eventi | Note legali | Accedi | Cerca | Menù | Dove siamo | Orari | Azienda | Assistenza | Indirizzo`,
  postingId: 'riferimento | numero di riferimento | codice di riferimento | codice annuncio | rif | codice offerta',
  boardName: 'lavoro* | *lavoro | *lavori',
} satisfies Covered<Pages>;
