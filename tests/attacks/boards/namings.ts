import { type Effect, honestName, type Language, languages } from './effects';

/** How a control is called: what is drawn, and what only a program reads. */
export interface Name {
  /** As text inside, or as the value of a button that is an input. */
  text: string;
  ariaLabel?: string;
  title?: string;
  /** Drawn by a style sheet, in front of the text or behind it. */
  before?: string;
  after?: string;
  /** A drawing stands where the text would. */
  hasIcon?: boolean;
  /** It is an `<input>` whose value is the text. */
  isInput?: boolean;
}

/** What kind of trick a name is. `two names`: what is drawn and what a program reads differ. */
export const tones = ['honest', 'harmless', 'nameless', 'two names', 'drawn', 'disguised'] as const;
export type Tone = (typeof tones)[number];

export interface Naming {
  name: string;
  tone: Tone;
  /** Whether any of its names says what the control does. */
  tells: boolean;
  /** Whether one of its names is what it passes itself off as. */
  poses: boolean;
  /** `pose`: what it passes itself off as: "Details", "Next page". */
  dress(effect: Effect, pose: string): Name;
}

const english = (effect: Effect) => honestName(effect, 'en');

const inLanguages: readonly Naming[] = languages.map((language: Language) => ({
  name: `in ${language}`,
  tone: 'honest',
  tells: true,
  poses: false,
  dress: (effect) => ({ text: honestName(effect, language) }),
}));

const tricks: readonly Naming[] = [
  { name: 'harmless', tone: 'harmless', tells: false, poses: true, dress: (_, pose) => ({ text: pose }) },
  { name: 'empty', tone: 'nameless', tells: false, poses: false, dress: () => ({ text: '' }) },
  { name: 'icon only', tone: 'nameless', tells: false, poses: false, dress: () => ({ text: '', hasIcon: true }) },
  {
    name: 'icon with harmless label',
    tone: 'harmless',
    tells: false,
    poses: true,
    dress: (_, pose) => ({ text: '', hasIcon: true, ariaLabel: pose }),
  },
  {
    name: 'icon with label',
    tone: 'honest',
    tells: true,
    poses: false,
    dress: (e) => ({ text: '', hasIcon: true, ariaLabel: english(e) }),
  },
  {
    name: 'harmless label',
    tone: 'two names',
    tells: true,
    poses: true,
    dress: (e, pose) => ({ text: english(e), ariaLabel: pose }),
  },
  {
    name: 'harmless text',
    tone: 'two names',
    tells: true,
    poses: true,
    dress: (e, pose) => ({ text: pose, ariaLabel: english(e) }),
  },
  {
    name: 'title only',
    tone: 'two names',
    tells: true,
    poses: true,
    dress: (e, pose) => ({ text: pose, title: english(e) }),
  },
  {
    name: 'value',
    tone: 'two names',
    tells: true,
    poses: true,
    dress: (e, pose) => ({ text: english(e), isInput: true, ariaLabel: pose }),
  },
  { name: '::before', tone: 'drawn', tells: true, poses: false, dress: (e) => ({ text: '', before: english(e) }) },
  {
    name: '::after',
    tone: 'drawn',
    tells: true,
    poses: true,
    dress: (e, pose) => ({ text: pose, after: ` · ${english(e)}` }),
  },
  { name: 'Cyrillic', tone: 'disguised', tells: true, poses: false, dress: (e) => ({ text: lookalike(english(e)) }) },
  {
    name: 'zero-width',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: [...english(e)].join('\u200B') }),
  },
  {
    name: 'soft hyphens',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: [...english(e)].join('\u00AD') }),
  },
  {
    name: 'direction marks',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: `\u202D\u200E${english(e)}\u202C` }),
  },
  {
    name: 'byte order mark',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: `\uFEFF${english(e)}` }),
  },
  {
    name: 'numbered',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e, pose) => ({ text: `${pose.length % 6}. ${english(e)}` }),
  },
  {
    name: 'after a company',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: `Acme – ${english(e)}` }),
  },
  { name: 'full width', tone: 'disguised', tells: true, poses: false, dress: (e) => ({ text: fullWidth(english(e)) }) },
  {
    name: 'mathematical',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: mathematical(english(e)) }),
  },
  {
    name: 'accents',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: english(e).replace(/[aeiou]/g, '$&\u0301') }),
  },
  {
    name: 'accented and decomposed',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: honestName(e, 'fr').normalize('NFD') }),
  },
  {
    name: 'hyphens',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: english(e).replaceAll(' ', '\u2011') }),
  },
  {
    name: 'spaced out',
    tone: 'disguised',
    tells: true,
    poses: false,
    dress: (e) => ({ text: [...english(e).toUpperCase()].join(' ') }),
  },
  { name: 'arrow', tone: 'disguised', tells: true, poses: false, dress: (e) => ({ text: `» ${english(e)} »` }) },
];

export const namings: readonly Naming[] = [...inLanguages, ...tricks];

const cyrillic: Record<string, string> = {
  A: 'А',
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  y: 'у',
  x: 'х',
  S: 'Ѕ',
  i: 'і',
};

function lookalike(text: string): string {
  return [...text].map((letter) => cyrillic[letter] ?? letter).join('');
}

function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
}

/** Bold letters of the mathematical block. */
function mathematical(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const isCapital = letter < 'a';
    return String.fromCodePoint((isCapital ? 0x1d400 - 65 : 0x1d41a - 97) + letter.charCodeAt(0));
  });
}
