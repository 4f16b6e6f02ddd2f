import { expect, it } from 'vitest';
import { asQueued } from '@/workflows/goal/decide-actions';
import { secretsMask } from '@/workflows/goal/mask-secrets';
import { aPursuit } from './a-pursuit';

it('puts names in place of secrets, however an address writes them, and leaves the rest', async () => {
  const pursuit = aPursuit({
    variables: [
      { name: 'password', isSecret: true, origin: 'https://a.test' },
      { name: 'user', isSecret: false, origin: 'https://a.test' },
    ],
    values: { password: 'tin lantern/84', user: 'wren' },
  });
  const mask = await secretsMask(pursuit);
  expect(mask('[TYPE: "e1"] textbox "Code" = "tin lantern/84"')).toBe('[TYPE: "e1"] textbox "Code" = "{{password}}"');
  expect(mask('https://a.test/?p=tin%20lantern%2F84&u=wren')).toBe('https://a.test/?p={{password}}&u=wren');
  expect(mask('https://a.test/?p=tin+lantern%2F84')).toBe('https://a.test/?p={{password}}');
  expect(mask('nothing of it')).toBe('nothing of it');
});

it('knows them by their letters and digits, and where they are cut', async () => {
  const maskOf = (password: string) =>
    secretsMask(
      aPursuit({
        variables: [{ name: 'password', isSecret: true, origin: 'https://a.test' }],
        values: { password },
      }),
    );
  const quoted = await maskOf('tin"lantern\\84');
  expect(quoted(`textbox "Code" = "tin'lantern\\84"`)).toBe('textbox "Code" = "{{password}}"');
  expect(quoted('https://a.test/tin%22lantern/84?n=1')).toBe('https://a.test/{{password}}?n=1');
  expect((await maskOf('tin  lantern 84'))('"tin lantern 84"')).toBe('"{{password}}"');
  const token = await maskOf('abcd1234efgh5678');
  expect(token('abcd 1234 efgh 5678, abcd-1234-efgh-5678')).toBe('{{password}}, {{password}}');
  expect(token('3 "abcd1234efg…" | "abcd123…" | "abcd"')).toBe('3 "{{password}}…" | "abcd123…" | "abcd"');
  expect((await maskOf('a1b2c'))('a 1 b 2 c')).toBe('a 1 b 2 c');
  expect((await maskOf('password'))('password')).toBe('{{password}}');
});

it('are not in the name of an element that waits for its turn', async () => {
  const held = { type: 'button', value: '', role: 'button', name: 'Use tin-lantern-84', selector: null, fallbacks: [] };
  const pursuit = aPursuit({
    variables: [{ name: 'password', isSecret: true, origin: 'https://a.test' }],
    values: { password: 'tin lantern 84' },
    held: { e1: held },
  });
  const action = { type: 'click', target: 'e1' } as Parameters<typeof asQueued>[1];
  const { element } = await asQueued(pursuit, action, { text: '', elements: [] });
  expect(element?.name).toBe('Use {{password}}');
});
