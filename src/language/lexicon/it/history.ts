import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'salva | fatto',
  keptThing: 'voce | questa voce | elemento | questo elemento | lingua | chiudi | e chiudi',
  editEntry: 'modifica',
  addEntry: 'aggiungi | aggiungi un altro | aggiungi un’altra | aggiungi altro',
  anotherEntry: 'riga | un | una | altro | altra | nuovo | nuova | voce',
  workEntry: 'impiego | lavoro | posizione | azienda',
  educationEntry: 'scuola | università | titolo | titolo di studio | diploma | laurea',
  workPart: { named: 'esperienza | esperienze | esperienza lavorativa | esperienze lavorative | lavoro | impiego' },
  educationPart: { named: 'istruzione | formazione | studi | titoli di studio' },
  educationArea: `campo di studi | campo di studio | indirizzo | indirizzo di studio | specializzazione | facoltà
    | corso di laurea | corso di studi | disciplina`,
  educationStudyType: `titolo di studio | titolo | laurea | grado | livello di istruzione | tipo di laurea
    | titolo di studio più alto | titolo di studio più elevato | titolo più alto | titolo di studio conseguito | ultimo titolo di studio | livello di istruzione più alto
    | livello di studio`,
  highestDegree: 'più alto | più elevato | livello di istruzione',
  educationInstitution: 'università | scuola | istituto | istituzione | ateneo',
  educationScore: 'voto | votazione | voto finale | media',
  onlyEducation: `università | titolo di studio | campo di studi
    | titolo di studio più alto | titolo di studio più elevato | titolo più alto | titolo di studio conseguito | ultimo titolo di studio | livello di istruzione più alto
    | livello di istruzione | livello di studio`,
  startDate: 'da | dal | inizio | data di inizio | data inizio | data di assunzione',
  endDate: `a | al | fine | data di fine | data fine | conseguimento | data di conseguimento
    | anno di laurea | data di laurea | data di cessazione`,
  workHeadings: `esperienza lavorativa | esperienze lavorative | esperienza professionale | esperienze professionali
    | esperienza | esperienze
    | posizione più recente | ultima posizione | impiego attuale | ultimo impiego`,
  educationHeadings: 'istruzione | formazione | studi | titoli di studio',
  fillers: `il | la | lo | tuo | tua | suo | sua | di | del | della | dell | o | e | in | nome | data | mese | anno | giorno | ultimo | ultima
    | conseguito`,
  workIsCurrent: `lavoro attualmente qui | attualmente lavoro qui | lavoro attuale | posizione attuale | attualmente
    | lavoro qui attualmente | lavoro qui | impiego attuale | ruolo attuale | in corso | ad oggi | lavoro ancora qui
    | ci lavoro ancora | lavoro tuttora qui | vi lavoro tuttora | lavoro qui tuttora | ci lavoro attualmente
    | vi lavoro attualmente | attualmente impiegato qui | attualmente in corso | ancora in corso | tuttora in corso
    | tuttora | occupazione attuale | è il mio lavoro attuale | questo è il mio lavoro attuale
    | è la mia posizione attuale | è il mio impiego attuale | azienda attuale | datore di lavoro attuale
    | ad oggi in corso | fino ad oggi | sto ancora lavorando qui | lavoro qui al momento | presente | oggi`,
  workPosition: 'posizione | ruolo | qualifica | mansione | titolo professionale | titolo',
  workName: 'azienda | datore di lavoro | società | organizzazione | impresa',
  workLocation: 'luogo | città | sede | località',
  workSummary: `descrizione | mansioni | attività | responsabilità | compiti | descrizione del ruolo | descrizione delle mansioni | descrizione delle attività | mansioni svolte | principali mansioni | attività svolte
    | mansioni principali | principali attività | attività principali`,
} satisfies Covered<History>;
