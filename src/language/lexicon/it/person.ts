import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'data di nascita | nato il | nata il' },
  sex: { says: 'sesso' },
  nationality: { says: 'nazionalità | cittadinanza | paese di cittadinanza' },
  organization: {
    says: `azienda | società | ragione sociale | nome azienda | ditta | organizzazione | datore di lavoro attuale
      | dove lavori attualmente`,
    alone: 'datore di lavoro | ultimo datore di lavoro',
    named: 'azienda | ragione sociale',
  },
  organizationTitle: { says: 'ruolo attuale | posizione attuale | qualifica' },
  pronouns: { says: 'pronomi' },
  language: { alone: 'lingua' },
  givenName: { says: 'nome di battesimo' },
  familyName: { says: 'cognome', named: 'cognome' },
  birthName: {
    says: 'cognome da nubile | cognome alla nascita | cognome di nascita | cognome da celibe o nubile | cognome precedente | cognomi precedenti | nome precedente',
  },
  additionalName: { says: 'secondo nome' },
  nameInfix: { says: 'particella' },
  honorificPrefix: { says: 'titolo di cortesia', alone: 'titolo | sig sig ra | sig ra sig' },
  academicTitle: 'titolo | titolo accademico',
  honorificSuffix: { says: 'suffisso' },
  nickname: { says: 'soprannome | nome preferito | essere chiamato | essere chiamata' },
  name: {
    says: `nome e cognome | nome completo | nome cognome | cognome e nome | nominativo | il tuo nome | destinatario
      | come ti chiami | come si chiama | nome del candidato | nome della candidata`,
    alone: 'nome',
    named: 'destinatario',
    namedWhole: 'nome',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'di | da | de | del | della | dei | degli | la',
} satisfies Covered<Person>;
