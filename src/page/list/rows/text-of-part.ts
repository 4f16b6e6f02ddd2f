import { withoutPictographs } from '@/language/fold/pictographs';

/** What parts a text from what stands before it: "– Leeds" behind a linked title. */
const leadingSigns = /^(?:[-–—|·•,;/]\s+)+(?=\S)/u;

/** A text of a row, without the signs that stand in front of it. */
export function textOfPart(text: string): string {
  return withoutPictographs(text).replace(leadingSigns, '');
}
