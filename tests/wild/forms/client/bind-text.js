/** How long after a key what it typed may come in. */
const keyMs = 1500;
const laterMs = 350;

const valueIn = (control) => ({
  read: () => control.value,
  write: (text) => {
    control.value = text;
  },
});

/**
 * Keeps what is written into a box, as the form's `keeping` says. `kept`: called instead of keeping it under the question, for boxes that are
 * only a part of an answer; `part`: which one.
 */
export function bindText(control, id, form, { io = valueIn(control), kept = null, part = '' } = {}) {
  const { state, choice } = form;
  const { keeping } = choice;
  const key = part ? `${id}|${part}` : id;
  let keyAt = -keyMs;
  let timer = 0;
  let seen = io.read();
  let held = io.read();
  let settled = JSON.stringify(state.value(id));
  const keep = () => {
    clearTimeout(timer);
    held = io.read();
    if (kept) kept();
    else state.keep(id, held);
  };
  const settle = () => {
    const now = JSON.stringify(state.value(id));
    if (now === settled) return;
    settled = now;
    form.changed(id);
  };
  const isTyped = (event) => event.isTrusted && performance.now() - keyAt < keyMs;
  if (keeping === 'form' && !kept) state.readBy(id, io.read);
  control.addEventListener('keydown', (event) => {
    if (event.isTrusted) keyAt = performance.now();
  });
  control.addEventListener('input', (event) => {
    state.wrote(key);
    seen = io.read();
    if (keeping === 'keys' && !isTyped(event)) return io.write(held);
    if (!kept) state.setDraft(id, seen);
    if (keeping === 'input' || keeping === 'keys' || (keeping === 'form' && kept)) keep();
    if (keeping === 'later') {
      clearTimeout(timer);
      timer = setTimeout(keep, laterMs);
    }
  });
  control.addEventListener('change', () => {
    if (io.read() !== seen) state.wrote(key);
    seen = io.read();
    if (keeping === 'form') keep();
    settle();
  });
  control.addEventListener('focusout', () => {
    if (keeping === 'blur' || keeping === 'later') keep();
    if (keeping === 'form' && io.read() !== seen) keep();
    settle();
  });
  form.boxes.set(id, {
    control,
    write: (text) => {
      io.write(text);
      held = io.read();
      seen = held;
      settled = JSON.stringify(text);
      state.keep(id, text);
    },
  });
}
