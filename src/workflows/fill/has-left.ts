import { siteOf } from '@/domain/canonical-url';
import { isSameForm } from '@/domain/same-form';
import { waitForUser } from '../wait-for-user';
import type { Filling } from './ports';

type Where = Pick<Filling, 'run' | 'tab'>;

/** Whether the tab shows another site than the page of the form that is being filled, whoever has led it there. */
export async function hasLeftSite({ run, tab }: Where): Promise<boolean> {
  return siteOf(await tab.url()) !== siteOf(run.run.state.pageUrl);
}

/** Whether it shows another page than that of the form, be it another form of the same site. */
export async function hasLeft({ run, tab }: Where): Promise<boolean> {
  return !isSameForm(await tab.url(), run.run.state.pageUrl);
}

/** Waits until the tab shows the page of the form again: what was said of one form goes into no other. */
export async function untilBack(filling: Where): Promise<void> {
  while (await hasLeft(filling)) await waitForUser(filling, 'user-navigated');
}
