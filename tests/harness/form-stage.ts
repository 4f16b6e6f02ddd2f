import { personaResume } from '../sites/forms/persona-resume';
import { type RunningSites, startSites } from '../sites/server';
import { putPerson } from './person';
import { type Product, startProduct } from './product';

/** The product, with the test person's profile in it, beside the forms to fill: for one file of tests. */
export interface FormStage {
  sites: RunningSites;
  product: Product;
  close(): Promise<void>;
}

/** Without a window, or with one on the X display that is named. */
export async function openFormStage(display?: string): Promise<FormStage> {
  const [sites, product] = await Promise.all([startSites(), startProduct(display)]);
  // The database that the person is put into is made by the worker.
  await product.wakeWorker();
  await putPerson(product.control, personaResume);
  return {
    sites,
    product,
    async close() {
      await product.close();
      await sites.close();
    },
  };
}
