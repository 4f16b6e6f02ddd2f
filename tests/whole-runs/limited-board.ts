import { createServer } from 'node:http';

const firms = ['Papershell', 'Grupo Alcaraz', 'Oakline Bank', 'Ferrum Works', 'Tidepool Games', 'Hob', 'Quill', 'Vane'];
const trades = [
  'Office clerk',
  'Data analyst',
  'Nurse',
  'Software engineer',
  'Cook',
  'Accountant',
  'Teacher',
  'Driver',
];

/** The titles of its jobs, in order. */
export const limitedTitles = trades.map((trade, index) => `${trade} ${index + 1}`);

const perPage = 4;

/** How often each address was asked for. */
export type Visits = Map<string, number>;

export interface LimitedBoard {
  /** The address of its list. */
  url: string;
  visits: Visits;
  close(): Promise<void>;
}

/** A board of eight jobs on two pages, that announces as many as it is told to; each posting has a page of its own. */
export async function serveLimitedBoard(announced = limitedTitles.length): Promise<LimitedBoard> {
  const visits: Visits = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://board');
    visits.set(pathname, (visits.get(pathname) ?? 0) + 1);
    const id = /^\/jobs\/view\/(\d+)$/.exec(pathname)?.[1];
    const page = id ? posting(Number(id) - firstId) : list(Number(searchParams.get('page') ?? 1), announced);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/jobs`,
    visits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const firstId = 4_012_480;

function list(page: number, announced: number): string {
  const rows = limitedTitles
    .map((title, index) => ({ title, firm: firms[index], id: firstId + index }))
    .slice((page - 1) * perPage, page * perPage)
    .map(
      ({ title, firm, id }) =>
        `<li data-job-id="${id}"><h3><a href="/jobs/view/${id}">${title}</a></h3><h4>${firm}</h4><p>Berlin, Germany</p></li>`,
    );
  const pages = Math.ceil(limitedTitles.length / perPage);
  const next = page < pages ? `<a href="/jobs?page=${page + 1}" rel="next">Next</a>` : '';
  return `<!doctype html><html lang="en"><title>Jobs in Berlin</title>
    <h1>${announced} jobs in Berlin</h1><ul>${rows.join('')}</ul><nav aria-label="Pages">${next}</nav></html>`;
}

function posting(index: number): string {
  return `<!doctype html><html lang="en"><title>${limitedTitles[index]}</title>
    <main><h1>${limitedTitles[index]}</h1><p>${firms[index]}</p><p>Berlin, Germany</p><h2>About the job</h2>
    <p>At ${firms[index]} you keep house ${index + 1} in order, welcome those who come to the door, and help wherever help is
    needed in our team of ${index + 4} people, in the city and on the road, by day and now and then by night.</p></main></html>`;
}
