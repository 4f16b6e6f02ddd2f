import type { FieldControls, FieldFilling, FieldValue } from '@/domain/form-filling';
import { type PhoneParts, phonePartsOf } from '@/domain/phone-parts';
import type { GivenFile, PageRequests } from '@/page/contract';
import type { TabGrip } from './tab-grip';

/** Puts a value into a field of a frame, and tells what is committed after. @throws PageAnswerError, PageUnreachableError, TabGoneError */
export async function fillField(
  tab: TabGrip,
  frameId: number,
  controls: FieldControls,
  value: FieldValue,
): Promise<FieldFilling> {
  return tab.askFrame(frameId, 'fill-field', { controls, value, phone: phoneIn(value) });
}

function phoneIn({ key, value }: FieldValue): PhoneParts | null {
  return key?.startsWith('tel') && typeof value === 'string' ? phonePartsOf(value) : null;
}

/** Gives files to a file field or a dropzone of a frame. @throws as `fillField` */
export async function attachFiles(
  tab: TabGrip,
  frameId: number,
  selector: string,
  files: GivenFile[],
): Promise<PageRequests['attach-files']['output']> {
  return tab.askFrame(frameId, 'attach-files', { selector, files });
}
