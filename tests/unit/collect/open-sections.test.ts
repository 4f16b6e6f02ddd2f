import { describe, expect, it } from 'vitest';
import { openSections } from '@/workflows/collect/list/open-sections';
import type { DiscoveryContext } from '@/workflows/discovery';

interface Page {
  sections: { name: string; place: number }[];
  /** What the gate does not let pass. */
  refused?: string;
  /** The section with the list. */
  list?: string;
}

/** The names of the sections that are opened, and what the journal says besides. */
async function openedOn({ sections, refused, list }: Page) {
  const opened: string[] = [];
  const steps: string[] = [];
  const discovery = {
    sleep: async () => undefined,
    run: {
      run: { startUrl: 'https://acme.example/jobs', state: { recipe: null } },
      intent: async () => undefined,
      step: async (code: string) => void steps.push(code),
    },
    tab: {
      awaitNews: async () => false,
      ask: async () => sections.map((section) => ({ ...section, ref: section.name })),
      async press({ ref }: { ref: string }) {
        if (ref === refused) return { outcome: 'refused', name: ref, code: 'send' };
        opened.push(ref);
        return { outcome: 'pressed', opened: [] };
      },
    },
  } as unknown as DiscoveryContext;
  await openSections(discovery, async () => (list !== undefined && opened.includes(list)) || null);
  return { opened, steps };
}

const sections = ['Health', 'Family', 'Rest'].map((name, place) => ({ name, place }));
const departments = ['Art 0', 'Code 4', 'Sales 2'].map((name, place) => ({ name, place }));

describe('sections that are all closed', () => {
  it('are opened until one has the list, the first of each kind before the second of any', async () => {
    const page = { sections: [...sections, ...departments], list: 'Code 4' };
    expect((await openedOn(page)).opened).toEqual(['Health', 'Family', 'Code 4']);
  });

  it('are not opened beyond the second of a kind, nor where they say that nothing is in them', async () => {
    expect((await openedOn({ sections: [...sections, ...departments] })).opened).toEqual([
      'Health',
      'Family',
      'Code 4',
    ]);
  });

  it('stay closed where the gate does not let their press pass', async () => {
    const { opened, steps } = await openedOn({ sections, refused: 'Health' });
    expect(opened).toEqual(['Family']);
    expect(steps).toEqual(['act-refused', 'acted']);
  });
});
