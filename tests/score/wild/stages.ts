import { type Product, startProduct } from '../../harness/product';
import { type Answering, answerWith, type whoAnswers } from '../answering';

/** A browser of its own with the product in it, and whoever answers. */
export interface Stage {
  product: Product;
  answering: Answering;
  close(): Promise<void>;
}

/** Sites at the same time: as many as there are cores. */
const atOnce = 2;

/** Opens stages for so many sites, and closes them once `use` is done. */
export async function onStages<Result>(
  who: (typeof whoAnswers)[number],
  sites: number,
  use: (stages: readonly Stage[]) => Promise<Result>,
): Promise<Result> {
  const stages = await Promise.all(Array.from({ length: Math.min(atOnce, sites) }, () => openStage(who)));
  try {
    return await use(stages);
  } finally {
    await Promise.all(stages.map(({ close }) => close()));
  }
}

/** Gives what is planned to whichever stage is free. */
export async function eachOnAStage<Planned>(
  stages: readonly Stage[],
  planned: readonly Planned[],
  work: (stage: Stage, one: Planned) => Promise<void>,
): Promise<void> {
  const waiting = [...planned];
  await Promise.all(
    stages.map(async (stage) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(stage, next);
    }),
  );
}

async function openStage(who: (typeof whoAnswers)[number]): Promise<Stage> {
  const product = await startProduct();
  const answering = await answerWith(who, product);
  await product.set({ mayPressForAddress: true });
  const close = async () => {
    await product.close();
    await answering.close();
  };
  return { product, answering, close };
}
