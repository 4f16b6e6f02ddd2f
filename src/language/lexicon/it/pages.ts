import type { Covered } from '../topics/concept';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookie | privacy | consenso | dati personali',
  consentAnswers: 'accetta | accetto | accettare | consenti | rifiuta',
  login: 'accedi | effettua l’accesso | registrati | iscriviti | crea un account | bentornato',
  applicationReceived: `candidatura inviata | candidatura è stata inviata | candidatura ricevuta | ricevuto la tua candidatura
    | grazie per la tua candidatura | grazie per esserti candidato | grazie per la candidatura | candidatura è stata ricevuta`,
  notYet: 'una volta | dopo | quando | se | prima | non | errore | sarà',
  challenge: `un momento | verifica di essere umano | verifica che sei umano | non sono un robot | controllo di sicurezza
    | verifica di sicurezza | accesso negato`,
  loading: 'caricamento | caricamento in corso | attendere',
  nothingFound: `nessun risultato | nessuna offerta | nessun annuncio | nessun lavoro | non abbiamo trovato | nessuna posizione
    | non ci sono offerte | non sono stati trovati`,
  rateLimit: 'troppe richieste | traffico insolito | attività insolita | limite raggiunto | riprova più tardi',
} satisfies Covered<Pages>;
