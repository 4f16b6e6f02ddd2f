/** Latin letters that other scripts write alike. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  i: 'і',
  s: 'ѕ',
  j: 'ј',
  A: 'Α',
  B: 'Β',
  E: 'Ε',
  H: 'Н',
  K: 'Κ',
  M: 'М',
  N: 'Ν',
  O: 'Ο',
  P: 'Ρ',
  S: 'Ѕ',
  T: 'Τ',
  l: 'ӏ',
  L: 'Ꮮ',
  d: 'ԁ',
  w: 'ԝ',
};

const eachLatin = (name: string, change: (letter: string) => string): string =>
  name.replace(/[a-z]/gi, (letter) => change(letter));
const shifted = (letter: string, capital: number, small: number): string =>
  String.fromCodePoint((letter < 'a' ? capital - 0x41 : small - 0x61) + letter.charCodeAt(0));
/** Between the letters of words of one script that writes spaces. */
const between = (name: string, unseen: string): string => name.replace(/(?<=\p{L})(?=\p{L})/gu, unseen);

/** Ways to write a name so that a person reads the same and a plain comparison does not. */
export const disguises: Readonly<Record<string, (name: string) => string[]>> = {
  plain: (name) => [name],
  case: (name) => [name.toUpperCase(), name.toLowerCase(), name.toUpperCase().normalize('NFD'), name.normalize('NFKD')],
  letters: (name) => [
    eachLatin(name, (letter) => shifted(letter, 0xff21, 0xff41)),
    eachLatin(name, (letter) => shifted(letter, 0x1d400, 0x1d41a)),
    eachLatin(name, (letter) => shifted(letter, 0x24b6, 0x24d0)),
    eachLatin(name.toUpperCase(), (letter) => shifted(letter, 0x1f170, 0)),
  ],
  'look-alikes': (name) => [
    eachLatin(name, (letter) => lookAlikes[letter] ?? letter),
    name.replace(/[a-z]/i, (letter) => lookAlikes[letter] ?? letter),
    name.replaceAll('l', 'I'),
    name.replaceAll('l', '1').replaceAll('o', '0'),
  ],
  unseen: (name) => [
    between(name, '\u{200B}'),
    between(name, '\u{AD}'),
    between(name, '\u{2060}'),
    `\u{FEFF}${name}`,
    `\u{202A}${name}\u{202C}\u{200F}`,
    name.replace(/(?<=\p{L})/u, '\u{E0061}\u{FE0F}'),
  ],
  numbered: (name) => [`1. ${name}`, `(2) ${name}`, `3) ${name}`, `Step 4: ${name}`, `${name} (12)`, `${name} 2/3`],
  beside: (name) => [
    `Acme – ${name}`,
    `Acme | ${name}`,
    `${name} · Acme`,
    `Next: ${name}`,
    `${name} (2 min)`,
    `Acme: ${name}`,
  ],
  signs: (name) => [
    `→ ${name}`,
    `«${name}»`,
    `${name} ›`,
    `*${name}*`,
    `[ ${name} ]`,
    name.replace(/(?<=\p{Ll}) (?=\p{L})/gu, '-'),
    `📨 ${name} ✅`,
  ],
  spelled: (name) =>
    [...name].every((letter) => /[\p{sc=Latin}\s]/u.test(letter))
      ? [[...name.replace(/\s/g, '')].join(' '), [...name.replace(/\s/g, '')].join('.')]
      : [name],
};
