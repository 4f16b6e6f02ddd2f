import type { Frame } from '@playwright/test';
import { languageFor, translateLabel } from '../label-phrases';
import { kinds, type MutatedPage, type Mutation } from '../mutation';

export const translatedLabels: Mutation = {
  name: 'translated-labels',
  why: 'the same system is used by employers of every language',
  kinds,
  takesAway: false,
  isFramed: false,
  apply: translateLabels,
};

/** Each text that is a label and nothing else says the same in one other language; the facts stay as they are. */
async function translateLabels(shown: Frame, { kind, seed, facts }: MutatedPage): Promise<void> {
  const texts = await shown.evaluate(textsThatMayBeLabels);
  const isFact = new Set(facts.map((fact) => fact.trim()));
  const [languageDraw = 0, ...draws] = await shown.evaluate(
    ({ seed, texts }) => [seed, ...texts.map((text) => `${seed} ${text}`)].map(window.pageTools.draw),
    { seed, texts },
  );
  const language = languageFor(languageDraw);
  const translated = texts.flatMap((text, at) => {
    const said = isFact.has(text) ? null : translateLabel(text, kind, language, draws[at] ?? 0);
    return said === null ? [] : [[text, said] as const];
  });
  await shown.evaluate(replaceLabels, translated);
}

/** Runs in the page: whole texts and names of controls, without the marks around them. */
function textsThatMayBeLabels(): string[] {
  const found = new Set<string>();
  const add = (text: string | null) => {
    const label = text?.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '').replace(/\s+/g, ' ');
    if (label && label.length < 60) found.add(label);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!/^(?:script|style|textarea)$/.test(walker.currentNode.parentElement?.localName ?? '')) {
      add(walker.currentNode.nodeValue);
    }
  }
  for (const element of window.pageTools.elements()) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'value']) add(element.getAttribute(name));
  }
  return [...found];
}

/** Runs in the page: puts the translations in the places of the labels. */
function replaceLabels(translated: (readonly [label: string, said: string])[]): void {
  const sayings = new Map(translated);
  const replace = (text: string): string => {
    const [, before = '', label = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L})]*)$/su.exec(text) ?? [];
    const said = sayings.get(label.replace(/\s+/g, ' '));
    return said === undefined ? text : before + said + after;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const name = text.parentElement?.localName ?? '';
    if (text.nodeValue && !/^(?:script|style|textarea)$/.test(name)) text.nodeValue = replace(text.nodeValue);
  }
  for (const element of window.pageTools.elements()) {
    // The value of other inputs is what their user wrote.
    const isButton = element instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(element.type);
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', ...(isButton ? ['value'] : [])]) {
      const text = element.getAttribute(name);
      if (text) element.setAttribute(name, replace(text));
    }
  }
}
