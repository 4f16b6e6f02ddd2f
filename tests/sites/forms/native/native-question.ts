import { type Html, html } from '../../html.ts';
import type { Asked } from '../question.ts';
import { idOf, nativeControl } from './native-control.ts';

export interface NativeLook {
  /** What an option says that chooses nothing. */
  choose: string;
  /** How a question's text belongs to its control: named by it, wrapped around it, or only standing over it. */
  labels: 'named' | 'around' | 'over';
}

/** A question with its text, as a page made on the server has it. */
export function nativeQuestion(asked: Asked, look: NativeLook): Html {
  const { name, label, control, isRequired = false, isTicked = false } = asked;
  const star = isRequired && html` <span class="star" aria-hidden="true">*</span>`;
  if (control === 'trap') {
    return html`<div class="trap" aria-hidden="true"><label>${label} <input name="${name}" tabindex="-1" autocomplete="off"></label></div>`;
  }
  if (control === 'captcha') return captcha(asked);
  if (control === 'tick') {
    return html`<p class="question"><label><input type="checkbox" name="${name}"${isTicked && html` checked`}> ${label}${star}</label></p>`;
  }
  const made = nativeControl(asked, look);
  const isGroup = control === 'radios' || control === 'ticks';
  if (look.labels === 'over') return html`<div class="question"><div class="text">${label}${star}</div>${made}</div>`;
  if (isGroup) return html`<fieldset class="question"><legend>${label}${star}</legend>${made}</fieldset>`;
  if (look.labels === 'around') return html`<p class="question"><label>${label}${star} ${made}</label></p>`;
  return html`<p class="question"><label for="${idOf(asked)}">${label}${star}</label> ${made}</p>`;
}

/** Looks and is sent like the usual ones; pressing it is told by what is sent. */
function captcha({ name, label }: Asked): Html {
  return html`<div class="captcha"><div role="checkbox" aria-checked="false" tabindex="0" aria-label="${label}" onclick="this.ariaChecked='true';this.nextElementSibling.value='pressed'"></div><textarea name="${name}" hidden></textarea> ${label}</div>`;
}
