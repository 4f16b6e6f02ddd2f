import { siteOf } from '@/domain/canonical-url';
import type { Filling } from './ports';

/** Whether the tab shows another site than the page of the form that is being filled, whoever has led it there. */
export async function hasLeft({ run, tab }: Pick<Filling, 'run' | 'tab'>): Promise<boolean> {
  return siteOf(await tab.url()) !== siteOf(run.run.state.pageUrl);
}
