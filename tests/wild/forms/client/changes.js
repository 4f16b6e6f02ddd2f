import { sleep } from './element.js';
import { sendFile } from './saving.js';

const redrawMs = 80;
const formatMs = 150;
const flickerMs = 250;
const readingMs = 700;

/** What a CV reader makes of a file: the file’s name for a name, and half of a number. */
const misread = (fileName) => ({
  name: fileName.replace(/\.\w+$/, ''),
  givenName: fileName.replace(/\.\w+$/, ''),
  city: 'Ontario',
  phone: '416 555',
});

/** What the page does once an answer was given. */
export function afterChange(form, id) {
  const { changes } = form.choice;
  if (changes === 'redraw') void redraw(form);
  if (changes === 'format') void format(form, id);
  if (changes === 'flicker') void flicker(form, id);
}

async function redraw(form) {
  const mine = (form.toRedraw ?? 0) + 1;
  form.toRedraw = mine;
  await sleep(redrawMs);
  if (mine === form.toRedraw) form.draw();
}

async function format(form, id) {
  await sleep(formatMs);
  const box = form.boxes.get(id);
  const text = form.state.value(id);
  if (!box || typeof text !== 'string' || text === '') return;
  if (['givenName', 'familyName', 'name', 'city'].includes(id)) box.write(text.toUpperCase());
  if (id === 'phone' && form.choice.phone === 'tel')
    box.write(text.replace(/\D/g, '').replace(/(\d{3})(?=\d)/g, '$1 '));
}

/** The answer is checked: meanwhile nobody can write there, and something red comes and goes. */
async function flicker(form, id) {
  const box = form.boxes.get(id);
  const tell = form.tells.get(id);
  if (!box?.control.isConnected || !tell) return;
  const hadFocus = box.control.getRootNode().activeElement === box.control;
  tell(form.texts.format);
  box.control.toggleAttribute('disabled', true);
  await sleep(flickerMs);
  box.control.toggleAttribute('disabled', false);
  tell('');
  if (hadFocus) box.control.focus();
}

/** A file goes to the server at once where answers do; a reader writes what it found over what stands there. */
export async function readCv(form, question, file) {
  const isRead = form.choice.changes === 'cv-reader';
  if (form.choice.saving === 'none' && !isRead) return;
  await sendFile(form, file);
  if (!isRead || question.id !== 'resume') return;
  await sleep(readingMs);
  for (const [id, text] of Object.entries(misread(file.name))) {
    const other = form.questionsById.get(id);
    const isPlain = other && (other.kind === 'text' || (id === 'phone' && form.choice.phone === 'tel'));
    if (!isPlain) continue;
    const box = form.boxes.get(id);
    if (box?.control.isConnected) box.write(text);
    // Nobody could see that an answer given before was replaced.
    else if (form.state.value(id) === '') form.state.keep(id, text);
  }
}
