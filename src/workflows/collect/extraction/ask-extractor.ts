import { type ExtractorInput, extractor } from '@/agents/extractor/extractor';
import { readReport } from '@/agents/extractor/read-report';
import type { ReadFields } from '@/domain/job/job-fields';
import { addUsage } from '@/domain/model/usage';
import type { Target } from '@/page-api/element-requests';
import { askAgent } from '@/workflows/asking/ask-agent';
import type { DiscoveryContext } from '@/workflows/discovery';
import { noShownList, shownList } from './list-of-shown-posting';
import { countAsks } from './may-ask';
import { withoutStopwatch } from './no-stopwatch';

/** What code could not read, and where it is: a row, or the posting shown. */
export interface UnreadPart extends Pick<ExtractorInput, 'part' | 'known' | 'wanted'> {
  /** The row; null for the posting shown. */
  target: Target | null;
}

/** What the extractor read, and in which part of the page. */
interface Extracted {
  fields: ReadFields;
  /** The part's selector; null if none is unique. */
  part: string | null;
}

/** Characters. A heading or the name of a control is no posting: a model would be asked of every row again, and at every visit. */
const leastText = { row: 1, posting: 60 };

/** Lets the extractor read a part of the page as text; null if the page has no such part. */
export async function askExtractor(discovery: DiscoveryContext, unread: UnreadPart): Promise<Extracted | null> {
  const { run, tab } = discovery;
  const { part, known, wanted, target } = unread;
  const list = part === 'posting' ? await shownList(discovery) : { ...noShownList, recipe: run.run.state.recipe };
  const numbered = await tab.ask('read-numbered-text', { list, target });
  if (!numbered || numbered.text.trim().length < leastText[part]) return null;
  const input: ExtractorInput = {
    part,
    text: numbered.text,
    links: numbered.links,
    known,
    wanted,
    page: { url: await tab.url(), title: '' },
  };
  const { answer, model, usage } = await askAgent(withoutStopwatch(discovery), extractor, () => input);
  const fields = readReport(input, answer.input);
  await run.step(
    'extracted',
    { part, title: fields.title ?? known.title ?? null, wanted: wanted.join(', '), model, calls: usage.calls },
    {
      change: (state) => ({
        ...state,
        usage: addUsage(state.usage, usage),
        asks: countAsks(state, part, wanted),
      }),
    },
  );
  return { fields, part: numbered.selector };
}
