import { type Product, startProduct } from '../harness/product';
import { type BoardControl, controlBoard } from '../sites/board/board-control';
import { type RunningSites, startSites } from '../sites/server';

/** The product beside a board of its own, for one file of tests. */
export interface FaultStage {
  product: Product;
  board: BoardControl;
  /** Address of the board. */
  origin: string;
  /** Forgets what the last test left, on both sides. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(): Promise<FaultStage> {
  const sites: RunningSites = await startSites();
  const product = await startProduct();
  const board = controlBoard(sites.origin);
  return {
    product,
    board,
    origin: sites.origin,
    async clear() {
      await product.forget();
      await board.reset();
    },
    async close() {
      await product.close();
      await sites.close();
    },
  };
}
