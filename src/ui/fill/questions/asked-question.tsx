import type { PlannedField } from '@/domain/form/fill-state';
import { questionWords } from '@/ui/messages/fill-words';
import { ChipsField } from '@/ui/parts/chips-field';
import type { AskedQuestionProps } from './asked-question-props';
import { CheckboxesAnswer, RadioAnswer, SelectAnswer, YesNoAnswer } from './choice-answers';
import { DateAnswer, TextAnswer } from './text-answers';

/** From this many options on, a list is easier to use than buttons. */
const manyOptions = 5;

/** One question of the form, with a control for the kind of answer it needs. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { field, answer, onChange } = props;
  const options = field.options?.filter((option) => option.trim() !== '') ?? [];
  const choices = { ...props, options };
  if (field.kind === 'choices' && options.length > 0) return <CheckboxesAnswer {...choices} />;
  if (field.kind === 'tick') return <YesNoAnswer {...props} />;
  if (isOneOfOptions(field) && options.length > 0) {
    return options.length > manyOptions ? <SelectAnswer {...choices} /> : <RadioAnswer {...choices} />;
  }
  if (field.kind === 'tags') {
    return (
      <ChipsField
        label={questionWords(field)}
        values={Array.isArray(answer) ? answer : []}
        onChange={(values) => onChange(values.length > 0 ? values : null)}
      />
    );
  }
  return field.kind === 'date' ? <DateAnswer {...props} /> : <TextAnswer {...props} />;
}

const isOneOfOptions = ({ kind }: PlannedField): boolean =>
  kind === 'choice' || kind === 'select' || kind === 'combobox';
