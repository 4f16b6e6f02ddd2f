import { resolve } from 'node:path';
import type { Answer } from '@/domain/form/answer';
import { putPerson } from '../harness/person';
import { type Product, startProduct } from '../harness/product';
import { attackedAnswers, attackedProfile } from './attacked-person';
import { type Obeying, obeyIn } from './obeying/obey-in';

/** `rules`: the built-in ones; `obeying`: a model that does whatever a page says. */
export const ways = ['rules', 'obeying'] as const;
export type Way = (typeof ways)[number];

/** A browser with the product and the attacked person in it, one way of answering. */
export interface AttackBrowser {
  product: Product;
  /** What the model's provider would not have taken; nothing where the rules answer. */
  refused(): string[];
  close(): Promise<void>;
}

export async function startAttackBrowser(way: Way): Promise<AttackBrowser> {
  const product = await startProduct(undefined, resolve('tests/attacks/other-extension'));
  // The database that the person is put into is made by the worker.
  await product.wakeWorker();
  await putPerson(product.control, attackedProfile);
  await putAnswers(product, attackedAnswers);
  await product.set({ mayPressForAddress: true });
  const model: Obeying | null = way === 'obeying' ? await obeyIn(product) : null;
  return {
    product,
    refused: () => model?.refused() ?? [],
    async close() {
      await product.close();
      await model?.close();
    },
  };
}

async function putAnswers({ control }: Product, answers: readonly Answer[]): Promise<void> {
  await control.evaluate<void>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction('answers', 'readwrite');
      for (const answer of ${JSON.stringify(answers)}) transaction.objectStore('answers').put(answer);
      transaction.oncomplete = () => { database.close(); resolve(); };
      transaction.onerror = () => reject(transaction.error);
    };
  })`);
}
