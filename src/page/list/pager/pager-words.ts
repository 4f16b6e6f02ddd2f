import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAmongFillers } from '@/language/match/phrase-among-fillers';
import { phraseFinder } from '@/language/match/phrases';
import type { PagerControl } from './pager-control';

const fillers = [phrases('controls.pagingFillers'), phrases('controls.page')];
const isNextPhrase = phraseAmongFillers([phrases('controls.next')], fillers);
const isPreviousPhrase = phraseAmongFillers([phrases('controls.previous'), phrases('controls.back')], fillers);
const findNext = phraseFinder(phrases('controls.next'));

const glyphs = /[‹›«»<>→←⟩⟨❯❮≫≪▶◀►◄▸◂⇒⇐|]+|(?<!-)-+>|<-+/gu;
const nextGlyph =
  /^(›|>|→|⟩|❯|▶|►|▸|⇒|»|≫|>>|chevron_right|arrow_forward|arrow_forward_ios|navigate_next|keyboard_arrow_right)$/;
const previousGlyph = /^(‹|<|←|⟨|❮|◀|◄|◂|⇐|«|≪|<<|chevron_left|arrow_back|navigate_before|keyboard_arrow_left)$/;
const lastGlyph = /^(»|≫|>>|»\||>\||last_page)$/;

/** True if the control's name is just "next" with fillers: "Go to next page", "Next 25 results ›". */
export function isCalledNext({ labels }: PagerControl): boolean {
  return labels.some((label) => isNextPhrase(fold(bare(label))));
}

export function isCalledPrevious({ labels }: PagerControl): boolean {
  return labels.some((label) => isPreviousPhrase(fold(bare(label))));
}

/** True if "next" is among a few other words: "Load the next stories". */
export function mentionsNext({ labels }: PagerControl): boolean {
  return labels.some((label) => label.length <= 40 && findNext(fold(label)) !== null);
}

export function isNextGlyph({ text }: PagerControl): boolean {
  return nextGlyph.test(text.replace(/\s/g, ''));
}

export function isPreviousGlyph({ text }: PagerControl): boolean {
  return previousGlyph.test(text.replace(/\s/g, ''));
}

/** Double arrows lead to the last page if there are single ones too. */
export function isLastPageGlyph({ text }: PagerControl): boolean {
  return lastGlyph.test(text.replace(/\s/g, ''));
}

/** The number in a control's name, as "3" or "Page 3"; null if there is more to it. */
export function pageNumberOf({ text, labels }: Pick<PagerControl, 'text' | 'labels'>): number | null {
  const called = [text, ...labels].map((label) => /^(?:\p{L}+ )?[[(]?(\d{1,5})[\])]?$/u.exec(label)?.[1]);
  const number =
    /^[[(]?(\d{1,5})[\])]?$/.exec(text)?.[1] ?? (text === '' || /\p{L}/u.test(text) ? called.find(Boolean) : null);
  return number ? Number(number) : null;
}

function bare(label: string): string {
  return label.replace(glyphs, ' ');
}
