import type { TabContext } from '@/browser/frames/tab-context';
import { ErrorPageError } from '@/domain/page/tab-errors';

/**
 * A page that a posted form brought is not shown again by going back: the browser shows an error in its place, until what was posted is
 * posted once more. The gate of requests judges that as it did the first time.
 */
export async function loadPostedAgain(context: TabContext): Promise<void> {
  const isError = await context.ask('ping', null).then(
    () => false,
    (error: unknown) => error instanceof ErrorPageError,
  );
  if (!isError) return;
  const session = await context.session();
  await session.send('Page.reload', {});
  await context.settle();
}
