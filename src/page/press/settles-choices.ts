import { ownWords } from '@/page/dom/text/own-words';
import { flatParent } from '@/page/dom/tree/flat-tree';

const fields = 'input:not([type=hidden],[type=button]),select,textarea,[contenteditable],[role=slider]';
const choices =
  '[type=checkbox],[type=radio],[type=range],[type=date],[type=time],[type=number],[readonly],select,[role=slider]';
/** What is more than a part for choices. */
const wholes = 'h1,h2,main,article,form,a[href]:not([href^="#"])';

/** Levels searched, characters of a part that only offers choices, and days that make a calendar. */
const most = { levels: 6, characters: 800 };
const leastDays = 20;

/** Whether a control stands with choices alone, as the Apply under a calendar or a slider: nothing there is a posting, or could be sent. */
export function settlesChoices(control: Element): boolean {
  let part = flatParent(control);
  for (let level = 0; part && part !== document.body && level < most.levels; level += 1) {
    const here = Array.from(part.querySelectorAll(fields));
    if (here.length > 0 || hasDays(part)) return isSmall(part) && here.every(isChoice);
    part = flatParent(part);
  }
  return false;
}

/** A text that is only shown may be whoever applies. */
function isChoice(field: Element): boolean {
  const isPerson =
    field.matches('[type=email],[type=tel]') || (field instanceof HTMLInputElement && field.value.includes('@'));
  return field.matches(choices) && !isPerson;
}

function isSmall(part: Element): boolean {
  return part.querySelector(wholes) === null && (part.textContent ?? '').length <= most.characters;
}

function hasDays(part: Element): boolean {
  const days = Array.from(part.querySelectorAll('*')).filter((each) => /^(?:[1-9]|[12]\d|3[01])$/.test(ownWords(each)));
  return days.length >= leastDays;
}
