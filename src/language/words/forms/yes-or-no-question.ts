import { foldLabel } from '@/language/fold/fold-field-text';
import { phrasesIn, type Wording } from '@/language/match/concept';

/** Starts of yes/no questions. */
const beginnings: Wording = {
  en: 'are you | do you | did you | have you | has your | will you | would you | can you | could you | is your | is this | is there | were you',
  de: 'bist du | sind sie | hast du | haben sie | kannst du | können sie | wirst du | werden sie | würdest du | würden sie | darfst du | dürfen sie | möchtest du | möchten sie',
  fr: 'êtes vous | es tu | avez vous | as tu | pouvez vous | seriez vous | souhaitez vous | est ce que',
  es: 'eres | es usted | tienes | tiene | puedes | puede | estás | está usted | has trabajado | vives',
  it: 'sei | è | hai | ha | puoi | può | vivi',
  nl: 'ben je | bent u | heb je | heeft u | kun je | kunt u | mag je | woon je | wil je | wilt u',
  pt: 'você é | você tem | tem | pode | mora',
  cs: 'jste | máte | můžete | jsi | máš',
  pl: 'czy',
  others: 'är du | har du | kan du | er du | oletko | onko',
};

let pattern: RegExp | null = null;

/** Whether a question is answered with yes or no, whatever its subject: "Are you located in Canada?" */
export function isYesOrNoQuestion(question: string): boolean {
  if (!question.includes('?')) return false;
  pattern ??= new RegExp(`^(?:${phrasesIn(beginnings, foldLabel).join('|')})(?: |$)`, 'u');
  return pattern.test(foldLabel(question));
}
