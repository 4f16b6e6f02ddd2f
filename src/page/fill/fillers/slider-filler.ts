import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { nextTask } from '@/std/sleep';
import { waitUntilUsable } from '../input/wait-until-usable';
import { blurElement, focusElement } from '../input/with-focus';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, noOptionRefusal, refusedRefusal } from './filler';

/** Steps from one end to the other. */
const mostSteps = 200;

/** A slider of the page's own, which moves by a step for each arrow key. */
export function sliderFiller({ controls: { selector }, value, watch }: FieldFill): Filler {
  const wanted = typeof value.value === 'string' ? Number(value.value.replace(',', '.')) : Number.NaN;
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLElement ? element : null;
  };
  const now = () => numberIn(find(), 'aria-valuenow');
  return {
    committed: () => String(now() ?? ''),
    holds: () => now() === wanted,
    byHand: () => null,
    async put() {
      const slider = find();
      if (!slider) return goneRefusal;
      const [least, most] = [numberIn(slider, 'aria-valuemin') ?? 0, numberIn(slider, 'aria-valuemax') ?? 100];
      if (!(wanted >= least && wanted <= most)) return noOptionRefusal;
      if (slider.matches('[aria-disabled=true],[aria-readonly=true]')) return refusedRefusal;
      if (!(await waitUntilUsable(find, 'number'))) return hiddenRefusal;
      focusElement(slider);
      await nextTask();
      // Once there and back: the page hears of no value that it stood at from the beginning.
      if (now() === wanted) await step(slider, wanted < most ? 'ArrowRight' : 'ArrowLeft');
      for (let steps = 0; now() !== wanted && steps < mostSteps; steps += 1) {
        if (!watch.isSame(slider)) return refusedRefusal;
        const before = now() ?? 0;
        await step(slider, before < wanted ? 'ArrowRight' : 'ArrowLeft');
        if (now() === before) break;
      }
      blurElement(slider);
      return null;
    },
  };
}

async function step(slider: HTMLElement, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  dispatchKey(slider, key);
  await nextTask();
}

function numberIn(element: Element | null, name: string): number | null {
  const text = element?.getAttribute(name) ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}
