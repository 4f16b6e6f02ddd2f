import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFormPage } from '../browser/form-page';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

async function read(body: string) {
  const page = await openFormPage(lab, body);
  try {
    return await lab.ask(page, 'read-form', null);
  } finally {
    await page.close();
  }
}

it('goes on by a Next in a row of buttons, whose names in a row say nothing of it', async () => {
  const steps =
    '<ol><li aria-current=step>One</li><li>Two</li></ol><label>City <input></label><label>Zip <input></label>';
  const row = await read(`${steps}<div><button type=button>Back</button> <button type=button>Next</button></div>`);
  expect(row.next).toMatchObject({ name: 'Next', isEnabled: true });
  const disabled = await read(`${steps}<div><button type=button>Back</button> <button disabled>Next</button></div>`);
  expect(disabled.next).toMatchObject({ name: 'Next', isEnabled: false });
  const warned = await read(`${steps}<p>Press Next to send it.</p><div><button type=button>Next</button></div>`);
  expect(warned.next).toBeNull();
});

it('takes a button that chooses a file for none that sends', async () => {
  const button = (beside: string) =>
    read(
      `<div>CV *</div><div><button type=button>Prześlij plik</button>${beside}</div><button type=button>OK</button>`,
    );
  expect(await button('<input type=file hidden>')).toMatchObject({ sends: [], next: { name: 'OK' }, place: null });
  expect((await button('<input>')).sends).toEqual(['Prześlij plik']);
});

it('reads the unit behind a box, and the number of a question for no search', async () => {
  const { fields } =
    await read(`<div><label for=a>Notice period</label><span><input id=a type=number><span>weeks</span></span></div>
    <div><label for=b>City</label><span><input id=b><span>Where you live now</span></span></div>
    <div><label for=q5-1>How well do you speak German?</label><input id=q5-1 role=combobox aria-controls=none></div>`);
  expect(fields.map(({ hint }) => hint)).toEqual(['weeks', '', '']);
  expect(fields[2]?.key).not.toBe('ignore.search');
});

it('takes what is wrong with a list for no choice in it', async () => {
  const list = `<div><label for=a>City</label><div><input id=a role=combobox></div>
    <div role=alert>Answer this question to continue</div></div><label>Zip <input></label>`;
  expect((await read(list)).fields[0]?.value).toBe('');
});

it('tells what stands by each field, in its own part and after it', async () => {
  const page = await openFormPage(
    lab,
    `<p>Two errors</p><div><label for=a>City</label><div><input id=a></div><p class=e>Enter a city</p></div>
    <form><label for=b>Zip</label><input id=b><span>Enter a zip</span><label for=c>Street</label><input id=c></form>`,
  );
  const { fields, lines } = await lab.ask(page, 'read-form-texts', null);
  await page.close();
  expect(fields.map((field) => field.lines)).toEqual([['City', 'Enter a city'], ['Enter a zip'], []]);
  expect(lines).toContain('Two errors');
});

it('chooses in a list that is drawn as a grid', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for=land>Country</label><input id=land role=combobox aria-haspopup=grid aria-expanded=false aria-controls=rows>
    <div id=drop hidden><div id=rows role=grid></div></div></form><script>
    const land = document.getElementById('land'), rows = document.getElementById('rows'), drop = document.getElementById('drop');
    const open = () => setTimeout(() => {
      const found = ['Austria', 'Canada', 'France'].filter((each) => each.toLowerCase().includes(land.value.toLowerCase()));
      rows.innerHTML = found.map((each) => '<div role=row><div role=gridcell>' + each + '</div></div>').join('') || '<p>No results were found.</p>';
      for (const row of rows.querySelectorAll('[role=row]')) row.onclick = () => { land.value = row.textContent; drop.hidden = true; };
      drop.hidden = false;
    }, 200);
    land.onclick = land.oninput = open;
    </script>`,
  );
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const field = forms[0]?.reading.fields[0];
  if (!field) throw new Error('the list was not read');
  const fill = (value: string) =>
    lab.worker.evaluate(
      async ([id, one, code]) => (await globalThis.lab.form(id)).fillField(0, one, { key: 'country', value: code }),
      [tab, field, value] as const,
    );
  // The message that there is none is no option.
  expect(await fill('JP')).toMatchObject({ outcome: 'no-option', options: ['Austria', 'Canada', 'France'] });
  expect(await fill('CA')).toMatchObject({ outcome: 'held', committed: 'Canada' });
  await page.close();
});

it('fills a box at the edge of what scrolls, whose question is out of sight for that moment', async () => {
  const page = await openFormPage(
    lab,
    `<p style="position:absolute;top:70px;left:20px">Northwind, Montréal (hybrid)</p>
    <form onsubmit="return false" style="position:absolute;top:100px;left:20px;width:400px;height:160px;overflow:auto">
    <div style="height:300px"></div><label for=years style="display:block">How many years have you used Kafka?</label>
    <input id=years><div style="height:400px"></div></form>`,
  );
  const tab = await tabIdOf(lab, page);
  await page.evaluate(() => {
    const [box, form] = [document.querySelector('input'), document.querySelector('form')];
    form?.scrollBy(0, (box?.getBoundingClientRect().top ?? 0) - form.getBoundingClientRect().top - 1);
  });
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const field = forms[0]?.reading.fields[0];
  if (!field) throw new Error('the box was not read');
  const filled = await lab.worker.evaluate(
    async ([id, one]) => (await globalThis.lab.form(id)).fillField(0, one, { key: null, value: '6' }),
    [tab, field] as const,
  );
  expect(filled).toMatchObject({ outcome: 'held' });
  await page.close();
});
