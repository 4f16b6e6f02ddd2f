import { describe, expect, it } from 'vitest';
import { beginsWithPin, withoutPictographs } from '@/language/fold/pictographs';

describe('signs that stand for words', () => {
  it.each([
    ['📍 Lund', 'Lund'],
    ['🕐 Vollzeit\n📍 Husum', 'Vollzeit\nHusum'],
    ['🏢 Acme 📍 Lund 💼 Full-time', 'Acme · Lund · Full-time'],
    ['⭐️ 🛠️ Ervaren glaszetter', 'Ervaren glaszetter'],
    ['Záruční péče 💻 🏠🔨', 'Záruční péče 💻 🏠🔨'],
    ['Chef 👨‍🍳 wanted', 'Chef 👨‍🍳 wanted'],
    ['Acme™ Oslo ©', 'Acme™ Oslo ©'],
    ['3 × 8 hours', '3 × 8 hours'],
  ])('“%s” says “%s”', (text, words) => expect(withoutPictographs(text)).toBe(words));

  it('stay where they are all of a text', () => expect(withoutPictographs('🔖')).toBe('🔖'));

  it('tell a place by its pin', () => {
    expect(['📍 Lund', '📌 Lund', '💼 Lund', 'Lund 📍'].map(beginsWithPin)).toEqual([true, true, false, false]);
  });
});
