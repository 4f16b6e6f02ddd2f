import type { Covered } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'remoto | remota | da remoto | telelavoro | smart working | smartworking',
  hybrid: 'ibrid*',
  onsite: 'in sede | in presenza | solo in presenza',
  partly: 'parzial* | giorni | possibilità',
  without: 'no | non | senza',
  anywhere: 'tutta Italia | in tutto il mondo | ovunque',
  severalPlaces: 'più sedi | varie sedi | diverse sedi',
  countedPlaces: 'sedi | luoghi | località | città | altre sedi',
  kindsOfPlaces: { says: 'provincia | regione | zona' },
  betweenPlaces: 'e | o',
  partTime: 'part time | tempo parziale',
  employmentTypes: 'tempo pieno | tirocinio | tempo indeterminato | tempo determinato | apprendistato | partita IVA',
  workedAt:
    'presso la nostra sede di | nella nostra sede di | per la nostra sede di | presso il nostro stabilimento di | presso la sede di | per il nostro punto vendita di | la sede di lavoro è | sede di lavoro è | presso i nostri uffici di | per la filiale di | nostro team di | nostro ristorante di | nostro ristorante a | nostro hotel di | nostro hotel a | nostro negozio di | nostro negozio a | nostro studio di | nostro studio a | nostra clinica di | nostra sede a | nostri uffici a',
} satisfies Covered<Workplaces>;
