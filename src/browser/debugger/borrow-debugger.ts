import { isHeldByRun } from './debugger-attachment';
import { attachWithoutSetup, type DebuggerSession, debuggerSession, isAttached } from './debugger-session';

interface Loan {
  attached: Promise<void>;
  borrowers: number;
}

/** Attachments made here, by tab. */
const loans = new Map<number, Loan>();

/**
 * Uses a tab's debugger briefly: the run's if one holds it, else its own, detached after the last use unless a run has taken the tab
 * meanwhile.
 * @throws ControlError
 */
export async function borrowDebugger<Result>(
  tabId: number,
  use: (session: DebuggerSession) => Promise<Result>,
): Promise<Result> {
  const session = debuggerSession(tabId);
  if (!loans.has(tabId) && (await isAttached(session))) return use(session);
  const loan = loans.get(tabId) ?? { attached: attachWithoutSetup(tabId), borrowers: 0 };
  loans.set(tabId, loan);
  loan.borrowers += 1;
  try {
    await loan.attached;
    return await use(session);
  } finally {
    loan.borrowers -= 1;
    if (loan.borrowers === 0) await giveBack(tabId);
  }
}

async function giveBack(tabId: number): Promise<void> {
  loans.delete(tabId);
  if (!isHeldByRun(tabId)) await chrome.debugger.detach({ tabId }).catch(() => undefined);
}
