import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `další | další krok | další strana | přejít na další krok | uložit a pokračovat
    | další otázka | další část | další stránka`,
  saves: 'uložit',
  leadsTo: 'na | k | ke | do | přejít na | přejít k',
  target: `otázky | otázkám | dotazník | údaje | údajům | vzdělání | praxe | zkušenosti | dovednosti | jazyky
    | životopis | dokumenty | přílohy | profil`,
  onward: 'pokračovat',
  alone: 'ok',
  finalSend: 'odeslat | poslat | dokončit | přihlásit se | potvrdit | hotovo',
  part: 'krok | strana | stránka | část',
  outOf: 'z | ze',
  last: { first: 'poslední' },
  progress: 'dokonč* | hotov* | vyplněn*',
  review: 'shrnutí | souhrn | kontrola | zkontrolovat | náhled | přehled',
  application: 'žádost | vaše žádost | přihláška | vaše přihláška',
  ended: 'konec | děkujeme | potvrzení',
  address: 'krok',
  sending: 'odešl* | odesíl* | odeslán* | pošlat* | poslat* | pošlete* | poslali* | podán* | podat*',
  agreeing: 'souhlas* | prohlaš* | zavazuj*',
} satisfies Covered<Steps>;
