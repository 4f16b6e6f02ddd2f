const file = document.querySelector('input[type=file]');
const verdict = document.createElement('p');
verdict.setAttribute('role', 'status');
file.after(verdict);

file.addEventListener('change', async () => {
  if (!file.files[0]) return;
  verdict.textContent = 'Analyzing resume...';
  const body = new FormData();
  body.append(file.name, file.files[0]);
  const read = await (await fetch('upload', { method: 'POST', body })).json();
  for (const [name, value] of Object.entries(read)) document.querySelector(`input[name="${name}"]`).value = value;
  verdict.textContent = 'Success!';
});
