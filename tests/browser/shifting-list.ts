import { createServer } from 'node:http';

/** Openings of one name, as shops have them: only company and text tell them apart. */
export const openings = ['Papershell', 'Grupo Alcaraz', 'Oakline Bank', 'Ferrum Works', 'Tidepool Games'].map(
  (company, index) => ({
    id: String(4_012_480_000 + index * 7919),
    company,
    text: `At ${company} you answer letters, keep the books of house ${index + 1} in order, welcome those who come to the door, and help wherever help is needed in our team of ${index + 4} people.`,
  }),
);

/** A board whose list moves by one row while the mouse is on its way to a row: the press hits the next one. */
export async function serveShiftingList(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What moves the list: the first time that the mouse comes to the second row. The pane names the company only in its text. */
function script(jobs: typeof openings): void {
  const list = document.querySelector('ul') ?? document.body;
  const pane = document.querySelector('section') ?? document.body;
  let hasMoved = false;
  list.addEventListener('mousemove', ({ target }) => {
    const row = target instanceof Element && target.closest('li');
    if (hasMoved || !row || row !== list.children[1]) return;
    hasMoved = true;
    list.style.marginTop = `-${row.offsetHeight}px`;
  });
  list.addEventListener('click', (event) => {
    event.preventDefault();
    const id = event.target instanceof Element && event.target.closest('li')?.dataset.jobId;
    const job = jobs.find((one) => one.id === id);
    if (!job) return;
    pane.innerHTML = `<h2>Office clerk</h2><p><a href="/company/${job.id}">${job.company}</a></p><h3>About the job</h3><p>${job.text}</p>`;
  });
}

function page(): string {
  const rows = openings.map(
    ({ id, company }) =>
      `<li data-job-id="${id}"><h3><a href="/jobs/view/${id}">Office clerk</a></h3><h4>${company}</h4><p>Berlin, Germany</p></li>`,
  );
  return `<!doctype html><html lang="en"><title>Office clerk jobs</title>
    <style>body { margin: 60px 0 0; display: flex } ul { width: 360px; margin: 0; padding: 0 } li { height: 90px; overflow: hidden } section { width: 600px }</style>
    <ul>${rows.join('')}</ul><section></section><script>(${script})(${JSON.stringify(openings)})</script></html>`;
}
