import type { FormSite } from '../form-site.ts';
import type { Question } from '../question.ts';
import { formPage, type NativeForm } from './form-page.ts';

type Parts = Omit<NativeForm, 'action' | 'questions'> & { name: string; questions: readonly Question[] };

/** A form of one page without any script. */
export function nativeSite({ name, questions, ...look }: Parts): FormSite {
  const page = formPage({ ...look, action: `/forms/${name}/send`, questions });
  return {
    name,
    questions,
    pages: 1,
    send: look.button,
    respond: (path) => (path === '/' ? page : null),
  };
}
