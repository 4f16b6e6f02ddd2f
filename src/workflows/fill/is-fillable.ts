import { isNever } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';

/** Whether a field counts as a question of its page: traps for programs stand beside single questions too. */
export const isFillable = ({ key }: Pick<FormField, 'key'>): boolean => key === null || !isNever(key);
