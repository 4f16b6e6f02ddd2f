import { expect, it } from 'vitest';
import { formSpace } from '../../wild/forms/form-space.ts';
import { type RunningForm, serveForm } from '../../wild/forms/serve-form.ts';
import type { FormChoice } from '../../wild/forms/traits/form-traits.ts';
import { type WildForm, wildForm } from '../../wild/forms/wild-form.ts';

async function withForm(
  choice: Partial<FormChoice>,
  shape: Partial<WildForm['shape']>,
  look: (running: RunningForm) => Promise<void>,
): Promise<void> {
  const form = wildForm(3, { choice: { ...formSpace.plainest(), ...choice } });
  const running = await serveForm({ ...form, shape: { ...form.shape, ...shape } });
  try {
    await look(running);
  } finally {
    await running.close();
  }
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

it('tells a saved draft from the application by its status, at one address', async () => {
  await withForm({ saving: 'put' }, { application: 4711 }, async ({ origin, log }) => {
    const address = `${origin}/api/applications/4711`;
    await fetch(address, json('PUT', { status: 'DRAFT', answers: { email: 'a' } }));
    expect([log.count('draft'), log.count('send'), log.sent()]).toEqual([1, 0, null]);
    await fetch(address, json('PUT', { status: 'SUBMITTED', answers: { email: 'b' } }));
    expect([log.count('draft'), log.count('send'), log.sent()]).toEqual([1, 1, { email: 'b' }]);
  });
});

it('tells a page of a wizard from the application, and hands its answers on to the next page', async () => {
  await withForm({ pages: 'documents' }, { application: 4711 }, async ({ origin, start, log }) => {
    const posted = (answers: object) => {
      const body = new FormData();
      body.append('view-state', JSON.stringify(answers));
      return { method: 'POST', body };
    };
    const next = await fetch(`${start}/step/1`, posted({ email: 'a' }));
    expect(next.url).toBe(`${start}/step/2`);
    const definition = await (await fetch(`${origin}/form.json?page=2`)).json();
    expect(definition).toMatchObject({ page: 1, values: { email: 'a' } });
    expect([log.count('step'), log.count('send')]).toEqual([1, 0]);
    await fetch(`${start}/submit`, posted({ email: 'b' }));
    expect([log.count('send'), log.sent()]).toEqual([1, { email: 'b' }]);
  });
});

it('tells its page nothing of what is true', async () => {
  await withForm({}, {}, async ({ origin, form }) => {
    const text = await (await fetch(`${origin}/form.json`)).text();
    expect(text).toContain(form.words.labels.email);
    expect(text).not.toContain('alex.green@');
    expect(text).not.toContain('truth');
  });
});
