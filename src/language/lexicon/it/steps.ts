import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `avanti | passo successivo | successivo | pagina successiva | salva e continua | passaggio successivo
    | vai al passaggio successivo
    | domanda successiva | prossima domanda | prossimo passo | fase successiva | sezione successiva`,
  saves: 'salva | salvare',
  leadsTo: 'a | al | alla | alle | ai | verso | vai a | vai al | vai alla | passa a',
  target: `domande | questionario | dati | informazioni | formazione | istruzione | esperienza | esperienze
    | competenze | lingue | cv | documenti | allegati | profilo`,
  onward: 'continua | prosegui',
  alone: 'ok',
  finalSend: 'invia | inviare | candidati | termina | concludi | conferma | completa | inoltra',
  part: 'passo | passaggio | fase | sezione | pagina',
  outOf: 'di | su',
  last: { first: 'ultimo | ultima', last: 'finale' },
  progress: 'complet* | progress* | terminat*',
  review: 'riepilogo | verifica | revisione | controlla | anteprima',
  application: 'candidatura | la tua candidatura | la sua candidatura | la mia candidatura | domanda',
  ended: 'fine | grazie | conferma',
  address: 'passo | avanti',
  sending: `invia | inviare | inviato | inviata | inviamo | invierai | invierà | invii | invio | inviando | inoltr* | trasmet*
    | trasmess* | mandato | candider* | presenta*`,
  agreeing: 'accordo* | accett* | acconsent* | concord* | certific* | autorizz* | dichiar*',
} satisfies Covered<Steps>;
