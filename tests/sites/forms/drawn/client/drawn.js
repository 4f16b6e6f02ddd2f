/** A form that is nothing but pixels: its canvas takes the mouse and the keys, and no program can read what it asks. */
const canvas = document.querySelector('canvas');
const context = canvas.getContext('2d');
const fields = JSON.parse(document.querySelector('#drawn').textContent).map((field, index) => ({
  ...field,
  top: 30 + index * 80,
  value: '',
}));
const box = { left: 60, width: 420, height: 36 };
let focused = null;

function draw() {
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '16px sans-serif';
  for (const field of fields) {
    context.fillStyle = 'black';
    context.fillText(field.label, box.left, field.top - 8);
    context.fillText(field.value, box.left + 10, field.top + 24);
    context.strokeStyle = field === focused ? 'blue' : 'gray';
    context.strokeRect(box.left, field.top, box.width, box.height);
    if (field.value !== '' || !field.mark) continue;
    context.fillStyle = field.mark;
    context.fillRect(20, field.top + 8, 20, 20);
  }
}

canvas.addEventListener('mousedown', ({ offsetX, offsetY }) => {
  focused =
    fields.find(
      ({ top }) =>
        offsetX >= box.left && offsetX <= box.left + box.width && offsetY >= top && offsetY <= top + box.height,
    ) ?? null;
  draw();
});

canvas.addEventListener('keydown', ({ key }) => {
  if (focused && key.length === 1) focused.value += key;
  draw();
});

document.querySelector('button').addEventListener('click', async () => {
  const body = new FormData();
  for (const { name, value } of fields) body.append(name, value);
  await fetch('send', { method: 'POST', body });
  document.body.replaceChildren('Thank you for applying.');
});

draw();
