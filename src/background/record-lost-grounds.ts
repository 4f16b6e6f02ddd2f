import { z } from 'zod';
import type { Application } from '@/domain/form/application';
import { LostGround } from '@/page-api/fill-requests';
import { groundLostEvent } from '@/page-api/page-events';
import type { Store } from '@/store/store';

const Told = z.strictObject({ told: z.literal(groundLostEvent), lost: z.array(LostGround) });

/** Says in a tab's applications which of their fields the page has made others of since the run was over; before, the run asks itself. */
export function recordLostGrounds({ applications }: Pick<Store, 'applications'>): void {
  chrome.runtime.onMessage.addListener((message: unknown, { id, tab, frameId }) => {
    const told = Told.safeParse(message);
    if (id !== chrome.runtime.id || tab?.id === undefined || frameId === undefined || !told.success) return;
    void applications.openOfTab(tab.id).then(async (open) => {
      for (const one of open) await applications.change(one.id, (known) => without(known, frameId, told.data.lost));
    });
  });
}

function without(application: Application, frameId: number, lost: readonly LostGround[]): Application {
  const fields = application.fields.map((field) => {
    const isOf = (one: LostGround) => field.frameId === frameId && one.selector === field.selector;
    const found = field.outcome === 'held' ? lost.find(isOf) : undefined;
    if (!found) return field;
    const reason = found.isEmpty ? 'changed' : 'changed-standing';
    return { ...field, outcome: 'left' as const, reason, value: found.isEmpty ? null : field.value };
  });
  return { ...application, fields };
}
