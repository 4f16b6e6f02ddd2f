import type { FrameForm } from '@/workflows/form/fill-ports';

/** How many entries of a kind the forms list as kept. */
export function keptIn(forms: readonly FrameForm[], part: FrameForm['reading']['adds'][number]['part']): number {
  return forms.reduce((sum, { reading }) => sum + reading.kept[part], 0);
}
