import { startProduct } from '../harness/product';
import { siteTruths } from '../sites/explore-truth/explore-truth';
import { startSites } from '../sites/server';

/** What one site's exploration takes. Milliseconds. */
interface ExploreFigures {
  turns: number;
  /** Median of a turn, apart from the model and the page: looking, pictures, comparing, saving. */
  overheadMs: number;
  mostOverheadMs: number;
  /** From the start to the end of the run. */
  totalMs: number;
}

/** Explores each of the sites with the built-in rules and no pauses, in the built product, and says what a turn costs. */
export async function benchExplore(): Promise<Record<string, ExploreFigures>> {
  const sites = await startSites();
  const product = await startProduct();
  const figures: Record<string, ExploreFigures> = {};
  try {
    for (const { name, path } of siteTruths) {
      const start = Date.now();
      const { id } = await product.discover(sites.origin + path, { pages: 1, details: 0, jobs: 1 }, undefined, {
        mode: 'explore',
      });
      const ended = await product.runWhen(id, ({ status }) => status !== 'running');
      const overheads = (await product.steps(id)).flatMap(({ facts: { overheadMs } }) =>
        typeof overheadMs === 'number' ? [overheadMs] : [],
      );
      figures[name] = {
        turns: ended.state.exploration?.turns ?? 0,
        overheadMs: medianOf(overheads),
        mostOverheadMs: Math.max(...overheads),
        totalMs: Date.now() - start,
      };
      print(name, figures[name]);
      await product.forget();
    }
  } finally {
    await product.close();
    await sites.close();
  }
  return figures;
}

function print(name: string, { turns, overheadMs, mostOverheadMs, totalMs }: ExploreFigures): void {
  console.log(
    `${name.padEnd(12)} ${String(turns).padStart(3)} turns, overhead of a turn: median ${overheadMs} ms, most ${mostOverheadMs} ms; ${(totalMs / 1000).toFixed(1)} s in all`,
  );
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
