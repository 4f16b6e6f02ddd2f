import type { OptionMeaning } from './option-meaning';

const words: Readonly<Record<string, string>> = {
  male: 'man',
  man: 'man',
  mann: 'man',
  mannlich: 'man',
  homme: 'man',
  masculin: 'man',
  hombre: 'man',
  masculino: 'man',
  mannelijk: 'man',
  uomo: 'man',
  maschio: 'man',
  maschile: 'man',
  homem: 'man',
  mezczyzna: 'man',
  female: 'woman',
  woman: 'woman',
  frau: 'woman',
  weiblich: 'woman',
  femme: 'woman',
  feminin: 'woman',
  mujer: 'woman',
  femenino: 'woman',
  vrouw: 'woman',
  vrouwelijk: 'woman',
  donna: 'woman',
  femmina: 'woman',
  femminile: 'woman',
  mulher: 'woman',
  feminino: 'woman',
  kobieta: 'woman',
  'non binary': 'non-binary',
  nonbinary: 'non-binary',
  'nicht binar': 'non-binary',
  nichtbinar: 'non-binary',
  'non binaire': 'non-binary',
  'no binario': 'non-binary',
  'non binair': 'non-binary',
  'non binario': 'non-binary',
  'nao binario': 'non-binary',
  niebinarna: 'non-binary',
};

/** Single letters count only if gender is asked for. */
const letters: Readonly<Record<string, string>> = { m: 'man', f: 'woman', w: 'woman' };

/** A gender in the languages of forms. A form of address, or another word for it, means something else. */
export const genderMeaning: OptionMeaning = (option, key) => {
  const asked = key === 'eeo.gender' || key === 'sex';
  const gender = words[option.words] ?? (asked ? letters[option.words] : undefined);
  return gender ? [`gender ${gender}`] : [];
};
