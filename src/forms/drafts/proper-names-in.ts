/** Capitalized words that name nothing: the writer and the addressee. */
const noNames =
  /^(?:I|I['’]\p{L}+|Sie|Ihnen|Ihre?[mnrs]?|Du|Dir|Dich|Dein\p{L}*|Ihr|CV|OK|Dear|Sincerely|Regards|Hiring|Manager|Team|Sir|Madam|Damen|Herren)$/u;
/** A word spelled unlike common words: `AWS`, `GitHub`, `C++`, `B2B`. */
const isMarked = (word: string): boolean =>
  /^\p{Lu}{2,}\d*s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || /\p{L}\d|\d\p{L}|[+#]/u.test(word);
const isLarge = (word: string): boolean => /^\p{Lu}/u.test(word) && !noNames.test(word);

/** German function words: in German all nouns are capitalized, and only some are names. */
const german = /(?:^|\s)(?:und|ich|der|die|das|nicht|mit|bei|für|eine?n?|habe)(?=\s|$)/giu;
const germanEnough = 3;
/** What directly precedes the name of an employer, school or place, with no article between. */
const beforeNames = /^(?:bei|beim|an der|at|von|vom|aus|in)$/i;

/** Whether a text is in German, where every noun is capitalized. */
export const capitalizesNouns = (text: string): boolean => (text.match(german)?.length ?? 0) >= germanEnough;

/** What ends a name: a list holds several. */
const betweenNames = /[,;:/()|]+/;

/** Names in a sentence as written: companies, schools, certificates, products, places. */
export function properNamesIn(sentence: string, hasLargeNouns: boolean): string[] {
  return sentence.split(betweenNames).flatMap((part, index) => namesInPart(part, index === 0, hasLargeNouns));
}

function namesInPart(part: string, isBeginning: boolean, hasLargeNouns: boolean): string[] {
  const words =
    part.match(/[\p{L}\p{N}][\p{L}\p{N}+#&.'’-]*/gu)?.map((word) => word.replace(/(?<![.'’-])[.'’-]+$/, '')) ?? [];
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = runAt(words, at);
    const [first = ''] = run;
    if (isName(run, { isFirst: isBeginning && at === 0, hasLargeNouns, before: words[at - 1] ?? '' }))
      names.push(run.join(' '));
    else if (isMarked(first)) names.push(first);
    at += Math.max(run.length, 1) - 1;
  }
  return names;
}

/** Consecutive capitalized words. */
function runAt(words: readonly string[], start: number): string[] {
  let end = start;
  while (end < words.length && isLarge(words[end] ?? '')) end += 1;
  return words.slice(start, end);
}

interface Place {
  isFirst: boolean;
  hasLargeNouns: boolean;
  before: string;
}

function isName(run: readonly string[], { isFirst, hasLargeNouns, before }: Place): boolean {
  if (run.length === 0) return false;
  if (run.some(isMarked)) return true;
  // A sentence's first word is capitalized anyway.
  if (isFirst) return run.length > (hasLargeNouns ? 2 : 1);
  // "15 Jahre Erfahrung": what is counted is not a name.
  return !hasLargeNouns || (run.length > 1 && !/^\d/.test(before)) || beforeNames.test(before);
}
