import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `volgende | volgende stap | volgende pagina | opslaan en doorgaan | naar de volgende stap | naar volgende stap
    | volgende vraag | volgende sectie | volgend onderdeel`,
  saves: 'opslaan | bewaren',
  leadsTo: 'naar | naar de | naar het | ga naar',
  target: `vragen | vragenlijst | gegevens | informatie | opleiding | opleidingen | ervaring | werkervaring
    | vaardigheden | talen | cv | documenten | bijlagen | profiel`,
  onward: 'doorgaan | ga verder | verder',
  alone: 'ok',
  finalSend: `verzenden | verstuur | versturen | verzend | solliciteer | solliciteren | indienen | afronden | voltooien
    | bevestigen | insturen`,
  part: 'stap | deel | pagina',
  outOf: 'van | van de | uit',
  last: { first: 'laatste' },
  progress: 'voltooid* | gereed* | afgerond* | voortgang*',
  review: 'controleren | controle | overzicht | samenvatting | nakijken',
  application: 'sollicitatie | je sollicitatie | jouw sollicitatie | uw sollicitatie | mijn sollicitatie',
  ended: 'bedankt | bevestiging',
  address: 'stap | volgende',
  sending: 'verstu* | verzend* | verzond* | indien* | ingediend* | insturen* | ingestuurd* | inzend* | sollicite*',
  agreeing: 'akkoord* | instem* | aanvaard* | accepteer* | accepteert | verklaar*',
} satisfies Covered<Steps>;
