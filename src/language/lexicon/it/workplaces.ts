import { type Covered, gap } from '../topics/concept-phrases';
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
  furtherPlaces: 'altre | altri | altre sedi | altre città',
  kindsOfPlaces: { says: 'provincia | regione | zona | dintorni' },
  betweenPlaces: 'e | o',
  surroundings: 'e dintorni',
  partTime: 'part time | tempo parziale',
  employmentTypes:
    'tempo pieno | tirocinio | tempo indeterminato | tempo determinato | apprendistato | partita IVA | stagionale | stage | somministrazione | a chiamata | contratto a termine',
  workedAt:
    'nostra sede,nostri uffici,nostro ufficio,nostro stabilimento,nostro punto vendita,nostro negozio,nostra filiale,nostro studio,nostro ristorante,nostro hotel,nostro magazzino,nostra clinica,nostro team … di,a,è a,sono a,si trova a,si trovano a | presso la sede di | sede di lavoro è | per la filiale di',
  namedElsewhere: 'sede centrale | sede legale | casa madre | quartier generale | con sede a | fondata a | clienti a',
  beforeTown: gap<'“a” is an article in other languages'>(),
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
