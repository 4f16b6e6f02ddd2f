import { putPerson } from '../../../harness/person';
import type { Product } from '../../../harness/product';
import { applicantProfile } from '../../../wild/forms/applicant';
import { type FormScore, judgeForm } from '../../../wild/forms/judge/judge-form';
import { serveForm } from '../../../wild/forms/serve-form';
import type { WildForm } from '../../../wild/forms/wild-form';
import { fillWild } from './fill-wild';

/** Has a generated form filled, of which nothing is known, and compares what it holds with what is true. */
export async function scoreWildForm(product: Product, form: WildForm): Promise<FormScore> {
  const running = await serveForm(form);
  try {
    // The worker makes the database.
    await product.wakeWorker();
    await product.forget();
    await putPerson(product.control, applicantProfile);
    return judgeForm(form, await fillWild(product, running));
  } finally {
    await product.closeTabs();
    await running.close();
  }
}
