import { expect, it } from 'vitest';
import { addApplyAddress } from '@/workflows/collect/posting/apply-address';
import type { DiscoveryContext } from '@/workflows/discovery';

const posting = 'https://board.example/job/7';

/** What is done with the tab after the control for applying led it to an address. `before`: where going back leads. */
async function doneAfter(
  pressed: string,
  before: string | null,
  overlay: object | null = null,
  standing: object | null = null,
) {
  const done: string[] = [];
  let shown = standing;
  let state: object = { recipe: null, details: 'page' };
  let here = posting;
  const discovery = {
    run: {
      run: {
        startUrl: posting,
        get state() {
          return state;
        },
      },
      pace: async () => undefined,
      intent: async () => undefined,
      async step(_code: string, _facts: object, { change }: { change(state: object): object }) {
        state = change(state);
      },
    },
    mayPressForAddress: async () => true,
    tab: {
      url: async () => here,
      async press() {
        here = pressed;
        shown = overlay ?? standing;
        return { outcome: 'pressed', opened: [] };
      },
      async back() {
        done.push('back');
        here = before ?? here;
        return before !== null;
      },
      async key(name: string) {
        done.push(name);
      },
      async open(address: string) {
        done.push(`open ${address}`);
      },
      async ask(request: string) {
        if (request === 'read-landmarks') return { apply: { ref: 'e1' }, overlay: shown };
        return request === 'read-element' ? { sends: 'nothing', url: null } : null;
      },
    },
  };
  const fields = await addApplyAddress(discovery as unknown as DiscoveryContext, { title: 'Nurse' });
  if (overlay) await addApplyAddress(discovery as unknown as DiscoveryContext, { title: 'Baker' });
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

it('loads the page anew where a dialog stays over it, and presses for no other address in this run', async () => {
  expect((await doneAfter(posting, null, { name: 'Sign in', closers: [] })).done).toEqual([
    'Escape',
    `open ${posting}`,
  ]);
});

it('takes nothing away that lay over the page before', async () => {
  expect((await doneAfter(posting, null, null, { name: 'Cookies', closers: [] })).done).toEqual(['Escape']);
});
