import { type ControlCounts, countControls, exclusiveAncestors } from '@/page/dom/controls/control-counts';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import type { FormTexts } from '@/page-api/form-requests';
import { collectControls } from './collect-controls';
import { fieldSelector } from './field-selector';
import { type FormControlGroup, groupFormControls } from './group-form-controls';
import { shortTexts } from './note-texts';

/** Characters. Longer ones are terms. */
const longest = 300;

/** What stands by each field, and on the page as a whole: compared with a later reading, it tells what the page has to say about its fields. */
export function readFormTexts(): FormTexts {
  const texts = shortTexts(longest, (text) => /\p{L}/u.test(text));
  const controls = collectControls();
  const counts = countControls(controls.map(({ element }) => element));
  const fields = groupFormControls(controls, counts).flatMap((group) => {
    const selector = fieldSelector(group.elements[0]);
    const parts = partsOf(group, counts);
    const own = texts.filter(({ element }) => parts.some((part) => isInFlatTree(element, part)));
    return selector === null ? [] : [{ selector, lines: own.map(({ text }) => text) }];
  });
  return { fields, lines: texts.map(({ text }) => text) };
}

/** The part of the page that a field has to itself, and what follows, up to what is another field's. */
function partsOf({ elements }: FormControlGroup, counts: ControlCounts): Element[] {
  const block = exclusiveAncestors(elements, counts).at(-1) ?? elements[0];
  const parts = [block];
  for (let at = block.nextElementSibling; at && !counts.has(at) && !at.matches(ofNext); at = at.nextElementSibling)
    parts.push(at);
  return parts;
}

const ofNext = 'label,legend,h1,h2,h3,h4,h5,h6,button,form,fieldset';
