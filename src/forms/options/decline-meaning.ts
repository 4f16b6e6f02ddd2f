import type { OptionMeaning } from './option-meaning';

/** Ways of declining to answer, as words without accents (option-words.ts). */
const declines: readonly RegExp[] = [
  // en
  /^(?:i )?(?:(?:would |d )?(?:prefer|rather|choose|elect|opt|decided?) (?:to )?not (?:to )?|(?:do not|don t|dont) (?:wish|want|care) to |(?:decline|refuse) (?:to )?)(?:say|tell|answer|respond|reply|disclose|identify|self identify|self disclose|specify|state|share|provide|declare|indicate|reveal)\b(?! .*\b(?:but|as)\b)/,
  /^(?:decline|declined|i decline|not disclosed|not declared|undeclared|not stated|choose not to|rather not say|undisclosed|prefer not)$/,
  // de
  /^(?:ich )?(?:mochte|will|wunsche|ziehe es vor)(?: es)?(?: dies| das| mich)?(?: ich)?(?: dazu| hierzu)?(?: lieber)? (?:nicht|keine) (?:zu )?(?:angeben|sagen|beantworten|antworten|offenlegen|preisgeben|mitteilen|aussern|angaben?)(?: dazu| hierzu)?(?: zu)?(?: machen)?$/,
  /^(?:keine angaben?|(?:ich )?mache (?:dazu |hierzu )?keine angaben?|lieber nicht(?: sagen| angeben)?)$/,
  // fr
  /^(?:je )?(?:prefere|ne (?:souhaite|desire|veux|voudrais) pas|refuse de|souhaite ne pas)(?: ne pas)?(?: le| y| me)? ?(?:repondre|dire|preciser|divulguer|indiquer|identifier|communiquer|declarer|prononcer)\b/,
  // es
  /^(?:prefiero|preferiria|prefiere|elijo|no (?:deseo|quiero)) ?(?:no )?(?:decirlo|decir|responder|contestar|indicarlo|indicar|especificar|revelarlo|revelar|identificarme|divulgarlo|compartirlo|declarar)\b/,
  // it
  /^(?:preferisco|preferirei|non (?:desidero|voglio)) ?(?:non )?(?:rispondere|dirlo|dire|specificare|specificarlo|indicare|indicarlo|rivelare|dichiarare|comunicarlo)\b/,
  // nl
  /^(?:(?:ik )?(?:zeg|wil|beantwoord|deel)(?: ik)?(?: dit| dat| het)? ?(?:liever )?niet(?: (?:zeggen|delen|beantwoorden|antwoorden|aangeven|vermelden|opgeven))?|(?:dat|dit) (?:zeg|wil) ik (?:liever )?niet(?: (?:zeggen|delen))?|liever niet(?: (?:zeggen|delen|antwoorden))?|geen antwoord|(?:ik )?geef (?:liever )?geen antwoord)$/,
  // pt
  /^(?:prefiro|preferiria|nao (?:desejo|quero)|opto por) ?(?:nao )?(?:dizer|responder|informar|declarar|revelar|especificar|divulgar|me identificar|indicar)\b/,
  // pl
  /^(?:wole|wolal(?:a)?bym|nie chce|odmawiam) ?(?:nie )?(?:odpowiadac|odpowiedziec|mowic|podawac|ujawniac|udzielac|okreslac|odpowiedzi)\b/,
];

/** Declining to answer; the profile's word for it is `decline`. */
export const declineMeaning: OptionMeaning = ({ words }) =>
  declines.some((pattern) => pattern.test(words)) ? ['decline'] : [];
