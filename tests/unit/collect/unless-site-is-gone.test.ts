import { expect, it } from 'vitest';
import { ErrorPageError, PageUnreachableError } from '@/domain/page/tab-errors';
import { unlessSiteIsGone } from '@/workflows/collect/posting/unless-site-is-gone';
import type { DiscoveryContext } from '@/workflows/discovery';

function look(address: string, error: Error | null) {
  const discovery = {
    run: { run: { startUrl: 'https://board.example/jobs' } },
    tab: { url: async () => address },
  } as unknown as DiscoveryContext;
  const find = async () => {
    if (error) throw error;
    return 'posting';
  };
  return unlessSiteIsGone(discovery, find, async () => 'nothing');
}

const gone = new ErrorPageError('no script can run in frame 0');

it('does without the posting of another site that does not answer', async () => {
  expect(await look('https://employer.example/jobs/1', gone)).toBe('nothing');
  expect(await look('https://employer.example/jobs/1', null)).toBe('posting');
});

it('leaves it to the run to wait for the own site, and for a page that only went away', async () => {
  await expect(look('https://board.example/jobs/1', gone)).rejects.toThrow(ErrorPageError);
  await expect(look('https://employer.example/1', new PageUnreachableError('late'))).rejects.toThrow('late');
});
