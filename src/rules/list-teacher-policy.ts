import { listTeacher } from '@/agents/list-teacher';
import { definePolicy } from '@/rules/policy/policy';

/** Whatever rules can find of a list was found before anybody is asked. */
export const listTeacherPolicy = definePolicy(listTeacher, () => ({
  name: 'no_list',
  input: { reason: 'The rules find no list beyond what they have read.' },
}));
