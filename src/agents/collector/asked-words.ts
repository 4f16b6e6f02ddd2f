import type { AgentAnswer } from '../define-agent';
import { printedAddresses } from '../explorer/printed-addresses';
import { quoted } from '../one-line';
import type { CollectorInput } from './collector-input';
import type { collectorTools } from './collector-tools';

export type CollectorCall = AgentAnswer<typeof collectorTools>;

const longestName = 80;

/**
 * What a call asks for, as `CollectorStep.asked` keeps it: `"Platform engineer"` for a row, `"Remote" = "Yes"` for a filter. Rows are
 * named and not addressed: refs mean something else after the page has changed.
 */
export function askedWords(call: CollectorCall, { page, landmarks }: CollectorInput): string {
  switch (call.name) {
    case 'select_job':
      return quoted(nameAt(call.input.selector, page, landmarks), longestName);
    case 'next_page': {
      const { selector } = call.input;
      return selector === null ? '' : quoted(nameAt(selector, page, landmarks), longestName);
    }
    case 'collect':
      return call.input.type ?? '';
    case 'apply_filters':
      return call.input.settings
        .map(({ filter, option }) => `${filter === null ? 'search words' : quoted(filter, 40)} = ${quoted(option, 60)}`)
        .join(', ');
    case 'finish':
    case 'extract_data':
      return '';
  }
}

/** The name of what an address stands for, best that which code gives a row; the address itself where it is not on the page. */
function nameAt(
  selector: string,
  page: CollectorInput['page'],
  { jobRows }: Pick<CollectorInput['landmarks'], 'jobRows'>,
): string {
  const ref = [...printedAddresses(page)].find(([, printed]) => printed === selector)?.[0] ?? selector;
  const isMeant = (element: { ref: string; name: string }) => element.ref === ref || element.ref === selector;
  return jobRows.find(isMeant)?.name || page.elements.find(isMeant)?.name || selector;
}
