import { foldIdentifier, foldLabel } from '@/language/fold/fold-field-text';
import { type Phrases, phraseFinder, unspacedPattern } from '@/language/match/phrases';
import { consentAsks } from '@/language/words/forms/never-filled-asks';
import { questionFinder } from './question-finder';

const findConsent = questionFinder(consentAsks.filter(({ key }) => key !== 'consent.future'));

/** Words that express agreement. */
const agreeing: Phrases = {
  en: 'agree | i agree | you agree | agrees | agreeing | accept | accepts | accepting | acceptance | consent | consents | consenting | acknowledge | authorize | authorise',
  de: 'stimme | stimmen | stimme zu | stimmen sie | stimmst du | zustimmen | zustimmung | akzeptiere | akzeptieren | akzeptierst | einwillige | willige ein | einwilligen | einwilligung | einverstanden',
  fr: `accepte | acceptez | accepter | j'accepte | consens | consentez | consentement | d'accord | autorise | autorisez`,
  es: 'acepto | acepta | aceptas | aceptar | consiento | consiente | de acuerdo | autorizo | autoriza',
  it: 'accetto | accetta | accetti | accettare | acconsento | acconsente | acconsenti | autorizzo | autorizza',
  nl: 'akkoord | accepteer | accepteert | accepteren | stem in | stemt in | toestemming',
  pt: 'aceito | aceita | aceitar | concordo | concorda | concordar | consinto | autorizo',
  cs: 'souhlasím | souhlasíte | souhlas | přijímám | akceptuji',
  pl: 'zgadzam się | zgadzasz się | wyrażam zgodę | wyrażasz zgodę | akceptuję | akceptujesz | zgoda',
  others:
    'godkänner | samtycker | accepterer | samtykker | samtykke | godtar | hyväksyn | hyväksyt | suostun | elfogadom | elfogadja | hozzájárulok | sunt de acord | accept | súhlasím | kabul ediyorum | kabul edersiniz | onaylıyorum | αποδέχομαι | αποδέχεστε | συμφωνώ | согласен | согласна | соглашаюсь | соглашаетесь | принимаю | съгласен | съгласна | приемам | погоджуюсь | погоджуюся | згоден | prihvaćam | prihvatam | slažem | nõustun | sutinku | piekrītu | sprejemam | đồng ý | setuju | menyetujui | सहमत | স্বীকার | موافق | أوافق | מסכים | מאשר | ยอมรับ | ยินยอม | موافقم',
};
const findAgreeing = phraseFinder(agreeing);
/** The same in scripts that do not separate words. */
const agreeingUnspaced = unspacedPattern('同意|承諾|承认|接受|동의|수락|ยินยอม|ยอมรับ');

const agreesUnspaced = (words: string): boolean => words.search(agreeingUnspaced) >= 0;

/** Whether a text agrees to terms, use of data, or being contacted. */
export function isAgreementText(text: string): boolean {
  const words = foldLabel(text);
  const found = findAgreeing(words);
  if (found === null && !agreesUnspaced(words)) return false;
  // In English one agrees to much else: night shifts are not terms.
  const agreedTo = found !== null && isEnglish(found) ? words.replaceAll(found, ' ').replace(/ +/g, ' ').trim() : words;
  return findConsent.bySaying({ label: agreedTo, hint: '', names: [], section: '' }) !== null;
}

const isEnglish = (phrase: string): boolean => agreeing.en.split('|').some((each) => each.trim() === phrase);

/** The same for a program's name: "i-accept-the-terms". */
export function namesAgreement(name: string): boolean {
  return isAgreementText(foldIdentifier(name));
}

/** Whether a text only agrees: "I agree". */
export function isOnlyAgreementText(text: string): boolean {
  const words = foldLabel(text);
  const found = findAgreeing(words);
  if (found === null) return agreesUnspaced(words) && words.normalize('NFC').length <= mostLetters;
  return (
    words
      .replace(found, '')
      .replace(/(?<!\p{L})(?:i|yes|ja|oui|si|sim|ano|tak)(?!\p{L})/gu, '')
      .trim() === ''
  );
}

const mostLetters = 8;

/** Whether a control's names ask for consent, news or a declaration. */
export function asksAgreement(names: readonly string[]): boolean {
  return (
    findConsent.byName({ label: '', hint: '', section: '', names: names.map(foldIdentifier).filter(Boolean) }) !== null
  );
}
