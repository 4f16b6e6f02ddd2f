import type { FillContext } from '@/workflows/form/fill-ports';
import { withSubmitLock } from './with-submit-lock';

type Forms = Awaited<ReturnType<FillContext['form']['readForms']>>;

/** No form has more sections. */
const mostParts = 12;

/** The form, with the parts open that a heading opens: some are built only then. Each heading is pressed once. */
export async function openClosedParts(filling: FillContext, forms: Forms): Promise<Forms> {
  if (!closedIn(forms)[0]) return forms;
  return withSubmitLock(filling, async () => {
    const pressed = new Set<string>();
    let now = forms;
    for (let count = 0; count < mostParts; count += 1) {
      const part = closedIn(now).find(({ id }) => !pressed.has(id));
      if (!part) break;
      pressed.add(part.id);
      await filling.run.checkpoint();
      await filling.form.press(part, { purpose: 'fill-field' });
      now = await filling.form.readForms();
    }
    return now;
  });
}

function closedIn({ forms }: Forms): { id: string; frameId: number; selector: string }[] {
  return forms.flatMap(({ frameId, reading }) =>
    reading.closed.map(({ selector, name }) => ({ id: `${frameId} ${name}`, frameId, selector })),
  );
}
