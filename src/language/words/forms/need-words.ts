import { type SentenceShapes, sentenceShapeFinder } from '@/language/match/sentence-shapes';

const verbs: SentenceShapes = {
  en: 'need, needs, require, requires, requiring, be required',
  de: 'benötig*, brauch*, angewiesen',
  fr: 'besoin, nécessitez, nécessite, nécessiter, nécessiterez, faut il, faudra, requérez, requiert, requerrez, devons nous',
  es: 'necesito, requiero, necesita, necesitas, necesitar*, requiere, requieres, requerir*',
  it: 'bisogno, necessito, necessita, necessiti, necessiter*, richiede, richiedi, richieder*, serve, servir*',
  nl: 'nodig, moeten wij, behoeft, behoeven',
  pt: 'preciso, precisa, precisas, precisar*, necessita, necessitar*, requer, requerer*',
  cs: 'potřebuj*, vyžaduj*, budete potřebovat',
  pl: 'potrzebuj*, wymaga, wymagać, potrzebna, potrzebne',
};

/** Words for "needed": one can have the permit that is needed. */
const adjectives: SentenceShapes = {
  en: 'needed, required, necessary',
  de: 'erforderlich*, notwendig*, nötig*',
  fr: 'nécessaire*, requis*',
  es: 'necesari*, requerid*',
  it: 'necessari*, richiest*',
  nl: 'vereist*, benodigd*, noodzakelijk*',
  pt: 'necessári*, exigid*',
  cs: 'nutn*, potřebn*',
  pl: 'wymagan*, niezbędn*',
};

const having: SentenceShapes = {
  en: 'have, has, hold, possess, possession',
  de: 'haben, hast, besitz*, verfüg*, vorhanden',
  fr: 'avez, as tu, dispos*, posséd*, détenez, titulaire',
  es: 'tiene, tienes, cuenta, cuentas, dispon*, posee, posees',
  it: 'hai, ha, possied*, possesso, dispon*',
  nl: 'heb, heeft, hebt, beschik*, bezit',
  pt: 'tem, tens, possui, dispõe',
  cs: 'máte, máš, vlastníte',
  pl: 'posiada*, masz, ma pan, ma pani',
};

/** Said or asked: that it is not needed. */
const noNeed: SentenceShapes = {
  en: "not need, not require, don't need, don't require, won't need, won't require, not now or in the future require, no longer need | need no, require no",
  de: 'benötige kein*, benötigst du kein*, benötigen sie kein*, brauche kein*, brauchst du kein*, brauchen sie kein*, nicht erforderlich, nicht benötigt | kein* … benötig*, brauch*',
  fr: "pas besoin, n'avez pas besoin, n'ai pas besoin, aucun besoin, ne nécessit*, ne requ*",
  es: 'no necesit*, no requier*, no requerir*, no es necesari*',
  it: 'non ho bisogno, non hai bisogno, non necessit*, non richied*, non serve',
  nl: 'geen … nodig | niet nodig',
  pt: 'não precis*, não necessit*, não requer*',
  cs: 'nepotřebuj*, nevyžaduj*',
  pl: 'nie potrzebuj*, nie wymaga*',
};

const findVerb = sentenceShapeFinder(verbs);
const findAdjective = sentenceShapeFinder(adjectives);
const findHaving = sentenceShapeFinder(having);
const findNot = sentenceShapeFinder(noNeed);
const orNot = / or not /gu;

/** Whether folded words (`labelWords`) say or ask that something is needed; "do you have the needed permit?" does not ask that. */
export function asksWhetherNeeded(words: string): boolean {
  return findVerb(words) || (findAdjective(words) && !findHaving(words));
}

/** Whether they say that it is not; "whether or not you need" does not. */
export function saysNotNeeded(words: string): boolean {
  return findNot(words.replace(orNot, ' '));
}
