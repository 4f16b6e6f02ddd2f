import { expect, it } from 'vitest';
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
