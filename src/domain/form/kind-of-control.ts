import type { FieldKind } from './form-field';
import type { FieldControls } from './form-filling';

/** The kind of one control of a field: a date may begin with a list of months. */
export const kindOfControl = ({ kind, parts }: Pick<FieldControls, 'kind' | 'parts'>, selector: string): FieldKind =>
  parts.find((part) => part.selector === selector)?.kind ?? kind;
