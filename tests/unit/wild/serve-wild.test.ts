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
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'of seed %i serves every posting, wherever it is asked for',
    async (seed) => {
      const site = { ...wildSite(seed) };
      site.choice = { ...site.choice, interruption: 'none' };
      await withSite(site, async ({ origin, start, log }) => {
        expect((await fetch(start)).status).toBe(200);
        for (const job of site.jobs) {
          const paths = [`/fragment/job/${job.id}`, jobPath(site, job), redirectPath(job)];
          for (const path of paths) expect(await text(origin + path)).toContain(job.reference);
        }
        expect(log.sent()).toEqual([]);
      });
    },
  );

  it.each(['numbers', 'next-only', 'svg-arrows', 'query-string'] as const)(
    'leads on by %s to every page',
    async (paging) => {
      await withSite(siteWith({ paging }), async ({ site, origin, start }) => {
        const seen = new Set<string>();
        let address: string | null = start;
        for (let page = 1; address !== null; page += 1) {
          const markup = await text(address);
          for (const job of site.jobs) if (markup.includes(`href="${jobPath(site, job)}"`)) seen.add(job.id);
          const ends = [`/page-${page + 1}`, `page=${page + 1}`, `pg=${page + 1}`, `start=${page * site.rowsPerPage}`];
          const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
          const next = links.find((link) => ends.some((end) => link.endsWith(end)));
          address = next === undefined ? null : origin + next;
        }
        expect(seen.size).toBe(site.jobs.length);
      });
    },
  );

  it('tells what was sent from what was read', async () => {
    await withSite(siteWith({ link: 'post', paging: 'post-form' }), async ({ site, origin, start, log }) => {
      const [job] = site.jobs;
      const post = (path: string, body: string) => text(origin + path, { method: 'POST', body });
      expect(await post('/open', `id=${job?.id}`)).toContain(job?.reference);
      expect(await post(innerPath(site), 'page=2')).toContain(site.jobs[site.rowsPerPage]?.title);
      expect(log.sent()).toEqual([]);
      await post('/save', '');
      expect(log.sent()).toEqual([{ method: 'POST', path: '/save', body: '' }]);
      await text(start);
      const before = neededMs(log.requests());
      await text(start);
      expect(neededMs(log.requests())).toBe(before);
    });
  });

  it('lets nobody on in the middle, until one has signed in', async () => {
    await withSite(siteWith({ interruption: 'login' }), async ({ site, origin, start }) => {
      const statuses: number[] = [];
      for (const { id } of site.jobs) statuses.push((await fetch(`${origin}/fragment/job/${id}`)).status);
      expect([...new Set(statuses)]).toEqual([200, 401]);
      expect(await text(start)).toContain('type="password"');
      await text(`${origin}/login`, { method: 'POST', body: 'user=a' });
      expect(await text(start)).not.toContain('type="password"');
    });
  });
});
