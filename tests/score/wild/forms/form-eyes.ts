import type { CdpSession } from '../../../harness/cdp';
import type { Product } from '../../../harness/product';
import { sessionOfTab } from '../../../harness/touch-page';
import type { FormPlace } from '../../../wild/forms/person/form-page';

/** What the page of a form says of itself at one moment. */
export interface FormSight {
  state: Record<string, unknown>;
  writes: Record<string, number>;
  rows: number;
  attempts: number;
  place: FormPlace;
  /** Tells one document from the next: when it was begun. */
  document: number;
}

/** Looks into a form's page beside the product, without asking its server for anything. */
export interface FormEyes {
  /** Null while no form is there. */
  look(): Promise<FormSight | null>;
  /** Of which question each selector's element is; null where it cannot be told. */
  questionsOf(selectors: readonly string[]): Promise<(string | null)[]>;
  /** Presses what leads to the next page, as its user would; false on the last one. */
  goOn(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openFormEyes(product: Product, tabId: number): Promise<FormEyes> {
  const session: CdpSession = await sessionOfTab(product, tabId);
  const ask = <Value>(expression: string, otherwise: Value): Promise<Value> =>
    // A page that is just being left answers nothing.
    session.evaluate<Value>(expression).catch(() => otherwise);
  return {
    look: () =>
      ask<FormSight | null>(
        `(() => { const page = window.application; return page ? { state: page.state(), writes: page.writes(), rows: page.rows(), attempts: page.attempts(), place: page.where(), document: performance.timeOrigin } : null; })()`,
        null,
      ),
    questionsOf: (selectors) =>
      ask<(string | null)[]>(
        `window.application?.questionsOf(${JSON.stringify(selectors)}) ?? []`,
        selectors.map(() => null),
      ),
    async goOn() {
      const point = await ask<{ x: number; y: number } | null>(
        `(() => { const { page, pages } = window.application.where(); const go = window.application.part('page', 'go'); if (page === pages - 1 || !go?.isConnected) return null; go.scrollIntoView({ block: 'center' }); const { x, y, width, height } = go.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`,
        null,
      );
      if (!point) return false;
      const button = { ...point, button: 'left', clickCount: 1 } as const;
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', { type, ...button });
      return true;
    },
    close: async () => void (await session.detach().catch(() => undefined)),
  };
}
