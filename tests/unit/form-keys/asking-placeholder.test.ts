import { expect, it } from 'vitest';
import { saysOnlyHeading } from '@/forms/keys/applicant-heading';
import { isAskingPlaceholder } from '@/forms/keys/is-example';

it.each(['What is 3 + 4?', 'Ile to jest 3 + 4?', 'Your first name', '10 digit mobile number'])('asks: %s', (text) => {
  expect(isAskingPlaceholder(text)).toBe(true);
});

it.each(['12 Main St, Apt 4', 'e.g. are you 3 or 4?', 'name@example.com', 'DD/MM/YYYY', '…'])(
  'asks nothing: %s',
  (text) => {
    expect(isAskingPlaceholder(text)).toBe(false);
  },
);

it.each(['Before you send', 'Przed wysłaniem', 'Vor dem Absenden', 'Göndermeden önce', '送信の前に'])(
  'stands below a heading that asks nothing: %s',
  (heading) => {
    expect(saysOnlyHeading(heading)).toBe(true);
  },
);
