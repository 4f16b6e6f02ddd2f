import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'habilitats | competències | tecnologies | llenguatges de programació',
  languages: 'quins idiomes parles | quins idiomes parleu | idiomes que parles | idiomes parlats',
  disability: { says: 'discapacitat' },
  gender: { says: 'gènere | sexe | identitat de gènere' },
  coverLetterText: { says: 'carta de presentació | carta de motivació' },
  currentPay: 'salari, sou … actual, anterior',
  sourceShapes: 'com, on … conegut, assabentat, trobat, vist … oferta, vacant, nosaltres, nostra',
  salaryExpectedShapes: 'expectatives, pretensions … salarial*, econòmiqu* | salari, sou … desitja*, esperat, pretès',
  noticePeriodShapes: 'període, termini, dies … preavís',
  priorEmploymentShapes: 'treballat … amb nosaltres, per a nosaltres, nostra empresa',
  relocationShapes: 'dispos*, podries, voldries, pots … traslladar*, trasllat, canviar de residència',
  startDateShapes:
    'quan … podries, podria, pots, podeu, podríeu … començar, incorporar* | data d’incorporació, data de disponibilitat',
  age18: { says: 'major d’edat | majoria d’edat | més de 18 anys | 18 anys o més' },
  criminalRecord: { says: 'antecedents penals | condemnat | condemnada' },
  needing: 'necessit*',
  noNeed: 'no necessit*',
  withoutPermit: 'sense … visat, patrocini, restriccions',
  allowedToWork:
    'permís de treball, dret a treballar, autorització de treball, autoritzat per treballar, autoritzada per treballar | legalment … treballar | treballar … legalment',
  sponsor: 'necessit* … patrocini, visat',
  yesNoBeginnings: 'teniu | pots | podeu | esteu',
  joiners: 'o',
} satisfies FurtherLexicon['questions'];
