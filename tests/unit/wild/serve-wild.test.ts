import { describe, expect, it } from 'vitest';
import { neededMs } from '../../wild/request-log.ts';
import { type RunningWild, serveWild } from '../../wild/serve-wild.ts';
import { innerPath, jobPath, redirectPath } from '../../wild/site-paths.ts';
import { type Choice, plainestChoice } from '../../wild/traits/traits.ts';
import { type WildSite, wildSite } from '../../wild/wild-site.ts';

async function withSite(site: WildSite, look: (wild: RunningWild) => Promise<void>): Promise<void> {
  const wild = await serveWild(site, [0, 1]);
  try {
    await look(wild);
  } finally {
    await wild.close();
  }
}

function siteWith(choice: Partial<Choice>): WildSite {
  return wildSite(3, { choice: { ...plainestChoice(), ...choice } });
}

const text = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

describe('a generated site', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'of seed %i serves its rows page by page, and every posting',
    async (seed) => {
      await withSite(wildSite(seed), async ({ site, origin, start, log }) => {
        expect((await fetch(start)).status).toBe(200);
        const shown: string[] = [];
        for (let page = 1; page <= Math.ceil(site.jobs.length / site.rowsPerPage); page += 1) {
          const answer = await fetch(`${origin}/fragment/rows?page=${page}`);
          if (answer.ok) shown.push((await answer.json()).rows);
        }
        const isWalled = ['login', 'rate-limit'].includes(site.choice.interruption);
        for (const { title } of site.jobs) expect(shown.join()).toContain(title.replaceAll('&', '&amp;'));
        if (isWalled) return;
        for (const job of site.jobs) {
          expect(await text(`${origin}/fragment/job/${job.id}`)).toContain(job.reference);
          expect(await text(origin + jobPath(site, job))).toContain(job.reference);
          expect(await text(origin + redirectPath(job))).toContain(job.reference);
        }
        expect(log.sent()).toEqual([]);
      });
    },
  );

  it('leads on to every page of a pager, whatever its addresses are made of', async () => {
    for (const paging of ['numbers', 'next-only', 'svg-arrows', 'query-string'] as const) {
      await withSite(siteWith({ paging }), async ({ site, origin, start }) => {
        let address: string | undefined = start;
        const seen = new Set<string>();
        for (let page = 1; address; page += 1) {
          const markup = await text(address);
          for (const { id } of site.jobs)
            if (markup.includes(jobPath(site, { ...site.jobs[0], id } as never))) seen.add(id);
          const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) =>
            href.replaceAll('&amp;', '&'),
          );
          const next = [`/page-${page + 1}`, `page=${page + 1}`, `pg=${page + 1}`, `start=${page * site.rowsPerPage}`];
          const href: string | undefined = links.find((link) => next.some((end) => link.endsWith(end)));
          address = href === undefined ? undefined : origin + href;
        }
        expect(seen.size, paging).toBe(site.jobs.length);
      });
    }
  });

  it('tells what was sent from what was read', async () => {
    await withSite(siteWith({ link: 'post', paging: 'post-form' }), async ({ site, origin, start, log }) => {
      const [job] = site.jobs;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const post = (path: string, body: string) => text(origin + path, { method: 'POST', headers, body });
      expect(await post('/open', `id=${job?.id}`)).toContain(job?.reference);
      expect(await post(innerPath(site), 'page=2')).toContain(site.jobs[site.rowsPerPage]?.title);
      expect(log.sent()).toEqual([]);
      await post('/save', '');
      expect(log.sent()).toEqual([{ method: 'POST', path: '/save', body: '' }]);
      await text(start);
      await text(start);
      const took = log.requests().filter(({ kind }) => kind === 'posting' || kind === 'list');
      expect(neededMs(log.requests())).toBeLessThanOrEqual(took.reduce((sum, { tookMs }) => sum + tookMs, 0));
    });
  });

  it('lets nobody on in the middle, until one has signed in', async () => {
    await withSite(siteWith({ interruption: 'login' }), async ({ site, origin, start }) => {
      const statuses: number[] = [];
      for (const { id } of site.jobs) statuses.push((await fetch(`${origin}/fragment/job/${id}`)).status);
      expect(new Set(statuses)).toEqual(new Set([200, 401]));
      expect(await text(start)).toContain('type="password"');
      await text(`${origin}/login`, { method: 'POST', body: 'user=a' });
      expect(await text(start)).not.toContain('type="password"');
    });
  });
});
