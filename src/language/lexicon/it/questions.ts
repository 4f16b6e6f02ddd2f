import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: 'competenze | abilità | tecnologie | linguaggi di programmazione | strumenti | conosci',
  languages: `lingue parlate | lingue che parli | quali lingue parli | che lingue parli | quali lingue parla | lingue conosciute | conoscenze linguistiche | competenze linguistiche`,
  veteran: { says: 'veterano' },
  disability: { says: 'disabilità | invalidità | categorie protette | categoria protetta | handicap' },
  hispanic: { says: 'ispanico | latino' },
  race: { says: 'etnia | origine etnica | gruppo etnico | appartenenza etnica' },
  otherEquality: { says: 'orientamento sessuale | religione | stato civile' },
  gender: { says: 'genere | identità di genere | sesso' },
  coverLetterText: {
    says: `lettera di presentazione | lettera motivazionale | lettera di motivazione | messaggio al selezionatore
      | messaggio per il recruiter | lettera di accompagnamento`,
  },
  headline: { says: 'titolo professionale | titolo del profilo' },
  summary: {
    says: `presentazione | su di te | profilo professionale | parlaci di te | presentati | raccontaci di te | raccontaci qualcosa di te
      | descriviti | si presenti`,
  },
  salaryCurrency: { says: 'valuta' },
  salaryExpected: {
    says: `retribuzione desiderata | aspettative salariali | stipendio desiderato | ral desiderata | aspettativa retributiva
      | retribuzione`,
  },
  noticePeriod: { says: 'preavviso | periodo di preavviso' },
  startDate: { says: 'data di inizio | disponibile da | disponibilità | data di disponibilità' },
  relocation: { says: 'trasferirti | trasferimento | trasferirsi' },
  source: {
    says: `come hai saputo | come ci hai conosciuto | come sei venuto a conoscenza | come ha conosciuto | come hai conosciuto`,
    alone: 'fonte',
  },
  currentPay: `stipendio, retribuzione, ral … attuale, ultimo, ultima, precedente | attuale, ultima, ultimo … ral, retribuzione, stipendio`,
  relocationHelp: 'aiuto, supporto, spese … trasferimento, trasloco',
  sourceShapes: `come, dove, tramite quale, attraverso quale … conosciuto, conosciuti, conosciuta, conosciute, saputo, visto, sentito, trovato, conoscenza, arrivato, arrivata, scoperto
    | fonte della candidatura`,
  salaryCurrencyShapes: 'valuta … stipendio, retribuzione, ral',
  salaryExpectedShapes: `aspettativ*, pretes*, richiest*, desiderata … salarial*, economic*, retributiv*, ral, stipendio
    | stipendio, retribuzione, ral, compenso … desiderat*, desideri, richiest*, attes*, aspett* | quale, che … stipendio
    | quanto … guadagnare`,
  noticePeriodShapes: 'preavviso',
  priorEmploymentShapes: `mai, già, in precedenza, in passato … lavorato | lavorato … per noi, in passato, in precedenza | ex … dipendente, collaborator*`,
  relocationShapes:
    'trasferirti, trasferirsi, trasferirvi, trasferimento, trasferiresti, trasferirebbe | cambiare … città, residenza',
  startDateShapes: `quando, da quando, a partire da quando, in che data, da quale data, a partire da quale data, da che data … iniziare, cominciare, disponibile, disponibilità
    | data … inizio, disponibilità, inserimento | disponibile dal, disponibile a partire`,
  sponsorship: { says: 'stato del visto | stato di immigrazione' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { named: 'permesso di lavoro' },
  age18: { says: '18 anni | maggiorenne' },
  criminalRecord: {
    says: 'precedenti penali | condannato | carichi pendenti | condanne penali | condanne | procedimenti penali',
  },
  priorEmployment: { says: 'già lavorato | ex dipendente | lavorato in precedenza' },
  accommodation: { says: 'accomodamenti | esigenze particolari | adattamenti | accessibilità | adattamento' },
  legal: { says: 'non concorrenza | conflitto di interessi' },
  needing: 'bisogno, necessito, necessita, necessiti, necessiter*, richiede, richiedi, richieder*, serve, servir*',
  needed: 'necessari*, richiest*',
  having: 'hai, ha, possied*, possesso, dispon*',
  noNeed: 'non ho bisogno, non hai bisogno, non necessit*, non richied*, non serve',
  requests:
    'indica | inserisci | qual è | si prega di indicare | digita per aggiungere | digitare per aggiungere | inserire',
  withoutPermit: 'senza … sponsor*, visto, restrizion*, limitazion*',
  workPermit: `permesso di lavoro, permesso di soggiorno, permesso di lavorare, permesso per lavorare, autorizzazione al lavoro, autorizzazione a lavorare`,
  visa: 'visto, visti',
  allowedToWork: `autorizzat*, diritto, permesso, abilitat*, idone* … lavorare, lavoro | lavorare … legalmente | legalmente … lavorare
    | permesso di soggiorno, autorizzazione al lavoro, autorizzazione a lavorare`,
  mayWork: gap<'one word for being allowed and being able: see canWork'>(),
  canWork: 'puoi, può … lavorare',
  sponsor: 'sponsorizz*, sponsor*',
  permitHelp: 'aiuto, supporto, assistenza, ottenere, richiedere',
  permitProof: 'prova, dimostrare, comprovare … diritto di lavorare, permesso di lavoro',
  yesNoBeginnings: `sei | siete | è disposto | è disposta | è disponibile | è possibile | è in possesso | è già | è mai stato | è mai stata
    | è iscritto | è autorizzato | è autorizzata | ha lavorato | ha bisogno | ha diritto | ha conseguito | ha svolto | hai
    | ha mai | ha già | ha un | ha una | ha il | ha la | ha esperienza | avete | puoi | può | potresti | possiede | possiedi
    | vivi | vive | saresti | sarebbe | parli | parla | richiede | richiedi | necessiti | necessita | risiedi | risiede`,
  unions: 'ue | unione europea | nel see | spazio economico europeo | schengen',
  ownCountry: 'paese di residenza',
  conditions: 'se',
  joiners: 'e | o',
} satisfies Covered<Questions>;
