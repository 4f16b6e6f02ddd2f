import type { FrameForm } from '@/workflows/form/fill-ports';

/** How many entries of a history the forms list as kept; languages stand in fields. */
export function keptIn(forms: readonly FrameForm[], part: FrameForm['reading']['adds'][number]['part']): number {
  return part === 'language' ? 0 : forms.reduce((sum, { reading }) => sum + reading.kept[part], 0);
}
