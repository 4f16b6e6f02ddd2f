import { expect, it } from 'vitest';
import { addApplyAddress } from '@/workflows/collect/posting/apply-address';
import type { DiscoveryContext } from '@/workflows/discovery';

const posting = 'https://board.example/job/7';

/** What is done with the tab after the control for applying led it to an address. `before`: where going back leads. */
async function doneAfter(pressed: string, before: string | null) {
  const done: string[] = [];
  let here = posting;
  const discovery = {
    run: {
      run: { startUrl: posting, state: { recipe: null, details: 'page' } },
      pace: async () => undefined,
      intent: async () => undefined,
      step: async () => undefined,
    },
    mayPressForAddress: async () => true,
    tab: {
      url: async () => here,
      async press() {
        here = pressed;
        return { outcome: 'pressed', opened: [] };
      },
      async back() {
        done.push('back');
        here = before ?? here;
        return before !== null;
      },
      async open(address: string) {
        done.push(`open ${address}`);
      },
      async ask(request: string) {
        if (request === 'read-landmarks') return { apply: { ref: 'e1' } };
        return request === 'read-element' ? { sends: 'nothing', url: null } : null;
      },
    },
  };
  const fields = await addApplyAddress(discovery as unknown as DiscoveryContext, { title: 'Nurse' });
  return { done, applyUrl: fields.applyUrl };
}

it('goes back from where a press led within the site, so that a list below the posting stays', async () => {
  expect(await doneAfter(`${posting}/apply`, posting)).toEqual({ done: ['back'] });
});

it('opens the posting again where going back does not show it, or the press left the site', async () => {
  const open = `open ${posting}`;
  expect((await doneAfter(`${posting}/apply`, null)).done).toEqual(['back', open]);
  expect((await doneAfter(`${posting}/apply`, 'https://board.example/jobs')).done).toEqual(['back', open]);
  const applyUrl = 'https://forms.example/apply/7';
  expect(await doneAfter(applyUrl, posting)).toEqual({ done: [open], applyUrl });
});
