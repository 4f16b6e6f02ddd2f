import { testCv } from '../../harness/person';
import type { Product } from '../../harness/product';
import type { FormSite } from '../../sites/forms/form-site';
import type { Received } from '../../sites/forms/forms';
import type { Answering } from '../answering';
import { type Filled, fillForm } from './fill-form';
import { type FormJudgement, judgeForm } from './judge-form';
import { sendForm } from './send-form';

/** How one form was filled. */
export interface FormScore {
  form: string;
  judgement: FormJudgement;
  /** Whole forms that came in while the run lasted. */
  submits: number;
  pages: number;
  calls: number;
  seconds: number;
  problems: string[];
}

/** Has a form filled, sends it, and judges what its server got. */
export async function scoreForm(
  product: Product,
  origin: string,
  form: FormSite,
  answering: Answering,
): Promise<FormScore> {
  const asked = answering.asked().length;
  const filled = await fillForm(product, origin, form);
  const posted = await sendForm(product, origin, form, filled.tabId);
  const { submits } = filled.received;
  const judgement = judgeForm(form.questions, posted ?? submits[0] ?? null, testCv);
  return {
    form: form.name,
    judgement,
    submits: submits.length,
    pages: form.pages,
    calls: answering.asked().length - asked,
    seconds: Math.round(filled.seconds * 10) / 10,
    problems: [...problemsOf(filled), ...(posted ? [] : ['the test could not send it'])],
  };
}

function problemsOf({ run: { status, wait, result }, received, beforeFiles }: Filled): string[] {
  const code = result?.code ?? `${status} ${wait}`;
  const message = result?.facts.message ? `: ${result.facts.message}` : '';
  const isEarly = beforeFiles ? hasUploads(beforeFiles) : hasUploads(received);
  return [
    ...(code === 'ready' ? [] : [`it ended as ${code}${message}`]),
    ...(received.submits.length > 0 ? [`the run sent it ${received.submits.length} times`] : []),
    ...(isEarly ? ['files went out before anybody allowed it'] : []),
    ...(received.uploads.length > 1 ? [`${received.uploads.length} files went out`] : []),
  ];
}

const hasUploads = ({ uploads }: Received) => uploads.length > 0;
