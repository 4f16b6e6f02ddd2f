import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'cercasi',
  municipality: { first: 'comune di | città di' },
  calling: {
    first: `cerchiamo | cercasi | offerta di lavoro | stiamo cercando | si cerca | ricerchiamo | diventa`,
    last: `cercasi | per il nostro team | per la nostra squadra`,
  },
  beforeSought: `un | una | un/una | uno | un'`,
  describedAs: {
    first: `è una | è un | è un' | è l' | è la`,
    says: `azienda | società | agenzia | impresa | studio | realtà | startup | cooperativa | organizzazione`,
  },
  our: 'nostro | nostra | il nostro | la nostra',
  beforeLabel: 'il | la | tuo | tua | nostro | nostra',
  beforeTitle: 'il profilo di | posto di | la posizione di | figura di',
  title: {
    alone:
      'posizione aperta | posizione ricercata | figura ricercata | profilo ricercato | figura professionale | mansione | titolo della posizione | posizione | ruolo | qualifica',
    named: 'titolo',
  },
  company: {
    alone: `azienda | società | datore di lavoro | ente | nome azienda | organizzazione | amministrazione | ragione sociale | inserzionista | nome dell’azienda | impresa | nome della società | istituto | ente banditore | amministrazione pubblica | istituzione`,
    named: 'azienda',
    url: 'azienda | aziende',
  },
  place: {
    alone: `dove | sede | luogo | luogo di lavoro | località | città | sede di lavoro | zona di lavoro | luogo di lavoro principale | sede lavorativa | sedi | sede/i di lavoro | comune | zona | città di lavoro | luogo di impiego | luoghi di lavoro | sedi di lavoro | comuni | sede principale | ubicazione | provincia`,
    named: 'sede | luogo | localita',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone:
      'stipendio | retribuzione | compenso | RAL | fascia retributiva | retribuzione annua | stipendio mensile | retribuzione lorda',
    named: 'retribuzione | stipendio',
  },
  posted: {
    alone: `pubblicato | data di pubblicazione | pubblicata | pubblicato il | data pubblicazione | data di inserimento | inserito il | data annuncio | data | data offerta | in pubblicazione dal`,
    named: 'data | pubblicato',
  },
  employment: {
    alone:
      'tipo di contratto | contratto | tipo di impiego | orario di lavoro | tipologia contrattuale | tipo contratto | rapporto di lavoro | tipo di rapporto',
    named: 'contratto',
  },
  otherFact: `reparto | reparti | settore | settori | categoria | esperienza | titolo di studio | riferimento | scadenza | data di scadenza
    | scadenza candidature | scadenza presentazione domande | termine presentazione domande`,
  descriptionHeading: {
    alone: 'descrizione | mansioni',
    says: "descrizione del lavoro | descrizione della posizione | descrizione dell'offerta | informazioni sull'offerta",
  },
  otherContent: {
    first: `domande frequenti | offerte,annunci,lavori,posizioni,altre offerte,altri annunci,altri lavori,altre posizioni … simili,correlat*,consigliat*,
      di questa azienda`,
    alone: 'avvisi di lavoro | job alert',
  },
  call: 'offerta | lavoro | avviso | pubblico | pubblica | bando | concorso | selezione | posizione | aperta',
  details: 'dettaglio | dettagli | annuncio | annunci | dell | della | informazioni',
  seeking: 'cerca | ricerca | seleziona | indice | è alla ricerca',
  closed: `non accetta più candidature | non si accettano più candidature | candidature chiuse
    | offerta,annuncio,posizione … scaduto,scaduta,non è più disponibile,non è più attivo,non è più attiva,chiuso,chiusa`,
  closedOnes:
    'posizioni,offerte,selezioni,annunci,bandi,candidature … chiuse,chiusi,scadute,scaduti,concluse,conclusi,archiviate,passate,terminate | archivio posizioni',
  promoted: 'promosso | promossa | sponsorizzato | sponsorizzata | in evidenza',
  atCompany: 'presso',
  connectors: {
    alone: 'presso | da | a',
    first: 'presso',
  },
  applyEasily: 'candidatura semplice | candidatura rapida | candidatura veloce | candidatura semplificata',
  applyElsewhere: `sito dell'azienda | sito web dell'azienda | sito aziendale | sito web aziendale | sito esterno | sito web esterno
    | sito del datore | sito web del datore`,
  legalForms: {
    says: 'S.r.l. | SRL | S.r.l.s. | SRLS | S.p.A. | SpA | S.n.c. | Onlus | società cooperativa',
    last: 'S.a.s.',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'gruppo | università | ospedale',
  logo: 'logo | logo di | logo aziendale',
  pictureKinds: 'intestazione | immagine | foto | stemma | icona | copertina',
  unnamed: 'azienda riservata | riservato | riservata | azienda anonima | anonimo | azienda confidenziale',
  forClient:
    'nostro cliente | per nostro cliente | il nostro cliente | per azienda cliente | per conto di un nostro cliente | per un nostro cliente | azienda cliente',
  weSeek:
    'abbiamo bisogno di | cerchiamo | stiamo cercando | ricerchiamo | siamo alla ricerca di | selezioniamo | assumiamo',
} satisfies Covered<Postings>;
