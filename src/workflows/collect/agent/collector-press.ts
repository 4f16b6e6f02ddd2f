import type { ElementFacts } from '@/domain/page/page-act';
import { refusalOfAct } from '@/safety/refusal-of-act';
import type { DiscoveryContext } from '@/workflows/discovery';
import { explorerRefusals } from '@/workflows/explore/refusal-reasons';
import { parseTarget } from '@/workflows/explore/target-from-address';

/** The result of a press for the collector; `problem`: why it was not done, in a sentence. */
export type AgentPress = { problem: string } | { problem: null; element: ElementFacts; opened: string[] };

/** Presses an element named by an agent, if code allows it: nothing that sends, signs in, applies or buys. */
export async function pressForCollector(
  { run, tab }: DiscoveryContext,
  { tool, address, purpose }: { tool: string; address: string; purpose: 'open-row' | 'turn-page' },
): Promise<AgentPress> {
  const target = parseTarget(address);
  const element = await tab.ask('read-element', target);
  if (!element) return { problem: `There is no element “${address}” on the page now.` };
  const context = {
    mayPressApply: false,
    lastTyped: null,
    siteUrl: run.run.state.pageUrl,
    isJobRow: purpose === 'open-row',
    isPager: purpose === 'turn-page',
  };
  const code = refusalOfAct({ name: 'click', selector: address, reason: '' }, element, context);
  if (code) return { problem: explorerRefusals[code] };
  await run.pace();
  await run.intent('collector-answered', { tool, asked: element.name });
  const press = await tab.press(target, { purpose, siteUrl: run.run.state.pageUrl });
  if (press.outcome === 'gone') return { problem: 'The element is gone.' };
  if (press.outcome === 'covered') return { problem: `The element is covered by ${press.by}.` };
  if (press.outcome === 'refused') return { problem: explorerRefusals[press.code] };
  return { problem: null, element, opened: press.opened };
}
