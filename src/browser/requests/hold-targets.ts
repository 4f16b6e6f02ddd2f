import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import type { FrameOrigins } from '@/browser/debugger/frame-origins';
import type { AttachedTarget } from '@/browser/debugger/frame-targets';
import { watchUngatedTraffic } from './ungated-traffic';

/** All kinds: three hundred images load as fast as without (2026-11-23). */
const patterns = [{ urlPattern: '*', requestStage: 'Request' as const }];

/** @throws ControlError if it is gone or refused */
export async function holdTab({ send }: DebuggerSession): Promise<void> {
  await send('Page.enable');
  await Promise.all([send('Fetch.enable', { patterns }), send('Network.enable')]);
  // Prerendering bypasses `Fetch`.
  await send('Page.setPrerenderingAllowed', { isAllowed: false }).catch(() => undefined);
}

/**
 * Targets with their own session are gated like the tab.
 * @throws ControlError if it is gone or refused
 */
export async function holdTarget(
  { session, kind }: AttachedTarget,
  isOfForm: boolean,
  origins: FrameOrigins,
): Promise<void> {
  // A dedicated worker's requests go through its frame, except sockets.
  const begun: Promise<unknown>[] = kind === 'worker' ? [] : [session.send('Fetch.enable', { patterns })];
  if (kind === 'frame') begun.push(session.send('Network.enable'));
  if (isOfForm) begun.push(watchUngatedTraffic(session).catch(() => undefined));
  if (kind === 'frame') begun.push(session.send('Page.enable'), origins.read(session));
  await Promise.all(begun);
}
