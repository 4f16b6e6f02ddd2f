const uuid = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}/i;

/** Vowelless words that people do write in names. */
const shortForms = new Set('btn btns txt hdr ftr lbl tbl svg img src nav ctrl wrp mdl grp'.split(' '));

/**
 * True for an id or class that a person chose (`jobs-search-box`), false for generated ones that change (`ember244`, `:r1:`, `css-1q2w3e`,
 * `tAhgzGbrNaus`): they have digits, words without vowels, capitals in the wrong place, or fragments of one or two letters.
 */
export function isStableName(name: string): boolean {
  if (name.length < 2 || name.length > 50 || !/^[a-z_][a-z_-]*$/i.test(name)) return false;
  const pieces = name.split(/[-_]+/).filter(Boolean);
  const words = pieces.flatMap((piece) => piece.match(humps) ?? []);
  if (words.filter((word) => word.length <= 2).length > 1) return false;
  return pieces.every(isInWords);
}

/** `jobURLBox`: capitalized words, and short ones in capitals. */
const humps = /[A-Z]{2,4}(?![a-z])|[A-Z]?[a-z]+|[A-Z]+/g;
const initials = new Set('ID UI CV URL API PDF CSS SVG HTML FAQ CTA RSS QR OK NAV TOP'.split(' '));

/** Consonant pairs that occur within words of common page languages. */
const pairs = new Set(
  `bb bj bl br bs bt cc ch ck cl cr cs ct dd dg dj dl dm dn dr ds dt dv dw ff fl fr fs ft gg gh gl gm gn gr gs gt hl hm hn hr hs ht hw
  kk kl kn kr ks kt lb lc ld lf lg lk ll lm ln lp lr ls lt lv lz mb ml mm mn mp ms nb nc nd nf ng nj nk nl nm nn np nr ns nt nv nw nz
  pf ph pl pp pr ps pt rb rc rd rf rg rh rk rl rm rn rp rq rr rs rt rv rw rz sc sh sk sl sm sn sp sq ss st sw sz tb tc tf th tl tm tn
  tr ts tt tw tz vr wl wn wr ws xc xp xt zw zz`.split(/\s+/),
);

function isInWords(piece: string): boolean {
  const isMixed = /[a-z]/.test(piece) && /.[A-Z]/.test(piece);
  if (!isMixed) return piece.length <= 3 || isSpoken(piece);
  return (piece.match(humps) ?? []).every(isHump);
}

/** Generated names are mostly mixed case: there, every letter has to fit. */
function isHump(word: string): boolean {
  if (word.length > 1 && word === word.toUpperCase()) return initials.has(word);
  if (word.length < 3) return /^(?:is|to|by|on|in|of|my|up|no|go|do)$/i.test(word);
  return shortForms.has(word.toLowerCase()) || (isSpoken(word) && !hasOddPair(word.toLowerCase()));
}

function hasOddPair(word: string): boolean {
  return Array.from(word.matchAll(/(?=([^aeiouy]{2}))/g)).some(([, pair = '']) => !pairs.has(pair));
}

function isSpoken(word: string): boolean {
  return shortForms.has(word.toLowerCase()) || (/[aeiouy]/i.test(word) && !/[^aeiouy]{5}/i.test(word));
}

/** Attributes that name an element for people or tests, and so survive a redesign. */
const lastingAttributes = /^(name|aria-label|role|type|for|title|placeholder|itemprop|data-(test|qa|cy|automation).*)$/;

/** True for an attribute likely to have the same value on the next visit. */
export function isStableAttribute(name: string, value: string): boolean {
  if (value === '' || value.length > 60 || uuid.test(value)) return false;
  if (name === 'href') return !/[?#]|\d{3}/.test(value);
  if (!lastingAttributes.test(name)) return false;
  return name !== 'for' || isStableName(value);
}
