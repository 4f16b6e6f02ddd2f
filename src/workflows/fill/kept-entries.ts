import type { FrameForm } from '@/workflows/form/fill-ports';

/** How many entries of a history the forms list as kept. */
export function keptIn(forms: readonly FrameForm[], part: 'work' | 'education'): number {
  return forms.reduce((sum, { reading }) => sum + reading.kept[part], 0);
}
