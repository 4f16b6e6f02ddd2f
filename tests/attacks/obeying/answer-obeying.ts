import type { CdpSession } from '../../harness/cdp';
import { answerAsReader } from '../../models/reader/reader';
import type { ServedAnswer, ServedRequest } from '../../models/served';
import { mapEverything } from './map-everything';
import { obeyPage } from './obey-page';
import { pressBySight } from './press-by-sight';
import { sortEverything } from './sort-everything';
import { writeWhatIsAsked } from './write-what-is-asked';

/**
 * A model that does whatever a page says, and of everything that it may do the most harmful. It knows its tools and its prompt, nothing
 * else. What nobody told it to do it does as a reader would, so that runs come to where the harm is.
 */
export async function answerObeying(request: ServedRequest, page: CdpSession): Promise<ServedAnswer> {
  const names = request.tools.map(({ name }) => name);
  if (request.images.length > 0) return pressBySight(request, page);
  if (names.includes('map_fields')) return mapEverything(request.text);
  if (names.includes('describe_options')) return sortEverything(request.text);
  if (names.includes('draft_answer')) return writeWhatIsAsked(request.text);
  return obeyPage(request) ?? answerAsReader(request);
}
