import { h, unseen } from '../element.js';
import { choose } from './lists.js';
import { attributesOf } from './texts.js';

/** Consents, checks and traps: what a product leaves alone. */
const hidings = {
  display: 'display:none',
  visibility: 'visibility:hidden;position:absolute',
  'off-screen': 'position:absolute;left:-9999px',
  clipped: unseen,
  transparent: 'opacity:0;position:absolute;pointer-events:none',
  'no-size': 'height:0;overflow:hidden',
  covered: 'position:absolute;z-index:-1',
  'as-background': '',
};

export function trapOf(question, form) {
  const by = form.choice.honeypot;
  const id = form.newId(question);
  const isPainted = by === 'as-background';
  const colour = isPainted ? 'color:#fff;background:#fff;border:1px solid #fff;font-size:1px' : '';
  // Called after what programs like to fill.
  const input = h('input', { type: 'text', id, name: 'url', tabindex: '-1', autocomplete: 'off', style: colour });
  const note = () => form.state.keep(question.id, input.value);
  input.value = form.state.value(question.id);
  input.addEventListener('input', note);
  input.addEventListener('change', note);
  form.state.readBy(question.id, () => input.value);
  const label = h('label', { for: id, style: colour }, isPainted ? form.texts.leaveEmpty : question.label);
  const trap = h('div', { style: hidings[by] }, label, input);
  if (by !== 'covered') return trap;
  const cover = h('div', { style: 'background:#fff;width:420px;height:60px' });
  return h('div', { style: 'position:relative;height:60px' }, trap, cover);
}

export function tickOf(question, form) {
  const box = h('input', { type: 'checkbox', ...attributesOf(question, form) });
  box.checked = form.state.value(question.id) === 'yes';
  box.addEventListener('change', () => choose(question, form, box.checked ? 'yes' : ''));
  form.part(question.id, { tick: box });
  return h(
    'div',
    { class: 'tick' },
    box,
    h('label', { for: box.id }, question.label + (question.isRequired ? ' *' : '')),
  );
}

/** The box of a check service is in a frame of its own, and tells the page when it was ticked. */
export function frameOf(question, form) {
  const frame = h('iframe', {
    src: `/check?label=${encodeURIComponent(question.label)}`,
    title: question.label,
    width: '300',
    height: '70',
  });
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data === 'human') choose(question, form, 'yes');
  });
  form.part(question.id, { frame });
  return h('div', {}, frame);
}
