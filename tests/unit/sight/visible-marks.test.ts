import { describe, expect, it } from 'vitest';
import type { Pixels, Tint } from '@/browser/field-visibility/pixels';
import { hasInk, standsOut } from '@/browser/field-visibility/visible-marks';
import { ground, painted, written } from './painting';

const around = { margin: 6, within: 4 };
const [width, height] = [212, 36];
const box = { left: 6, top: 6, width: 200, height: 24 };
const white: Tint = [255, 255, 255];
const page = ground(width, height, white);

const framed = (picture: Pixels, colour: Tint) => {
  const outer = painted(picture, box, colour);
  return painted(outer, { left: 7, top: 7, width: 198, height: 22 }, white);
};
const line = (top: number, colour: Tint, share = 1) =>
  painted(page, { left: 6, top, width: Math.round(200 * share), height: 1 }, colour);

describe('a box that an eye tells from what is around it', () => {
  const seen: [string, Pixels][] = [
    ['a frame', framed(page, [118, 118, 118])],
    ['a pale frame', framed(page, [221, 221, 221])],
    ['a line below', line(29, [150, 150, 150])],
    ['a line a little beneath its box', line(33, [150, 150, 150])],
    ['a plane', painted(page, box, [230, 230, 230])],
    ['a pale plane', painted(page, box, [243, 244, 246])],
    ['a white box on a card', painted(ground(width, height, [232, 240, 232]), box, white)],
    [
      'a frame of another colour and the same lightness',
      framed(ground(width, height, [255, 130, 130]), [100, 180, 130]),
    ],
    ['a dark box on a dark page', painted(ground(width, height, [17, 24, 39]), box, [31, 41, 55])],
    ['a single Chinese character', painted(page, { left: 40, top: 13, width: 12, height: 10 }, [60, 60, 60])],
    ['a placeholder', written(page, { left: 12, top: 13, width: 90, height: 9 }, [170, 170, 170])],
    [
      'lines of a grid beside it',
      painted(line(5, [200, 200, 200]), { left: 6, top: 30, width: 200, height: 1 }, [200, 200, 200]),
    ],
  ];
  it.each(seen)('has %s', (_name, picture) => expect(standsOut(picture, around)).toBe(true));
});

describe('a square box', () => {
  const size = 34;
  const circle = (colour: Tint, share = 1) => {
    const picture = ground(size, size, white);
    const [from, to] = [9, 11];
    for (let at = 0; at < size * size; at += 1) {
      const [x, y] = [(at % size) - (size - 1) / 2, Math.floor(at / size) - (size - 1) / 2];
      const isPainted =
        Math.hypot(x, y) >= from && Math.hypot(x, y) <= to && Math.atan2(y, x) < (2 * share - 1) * Math.PI;
      if (isPainted) picture.data.set([...colour, 255], at * 4);
    }
    return picture;
  };

  it('is seen by a circle in it that is empty', () => {
    expect(standsOut(circle([117, 117, 117]), around)).toBe(true);
    expect(standsOut(circle([205, 205, 205]), around)).toBe(true);
  });

  it('is not seen by a part of one, by one nearly as white, or by none', () => {
    expect(standsOut(circle([117, 117, 117], 0.3), around)).toBe(false);
    expect(standsOut(circle([250, 250, 250]), around)).toBe(false);
    expect(standsOut(ground(size, size, white), around)).toBe(false);
  });
});

describe('a box that no eye finds', () => {
  const unseen: [string, Pixels][] = [
    ['has nothing', page],
    ['is nearly as white', painted(page, box, [252, 252, 252])],
    ['has a frame that is nearly as white', framed(page, [250, 250, 250])],
    ['has a caret alone', painted(page, { left: 10, top: 10, width: 1, height: 8 }, [0, 0, 0])],
    ['has a bit of a line', line(29, [120, 120, 120], 0.3)],
    [
      'has a shadow that fades slowly',
      [...Array(36)].reduce<Pixels>(
        (picture, _, y) => painted(picture, { left: 0, top: y, width, height: 1 }, [255 - y, 255 - y, 255 - y]),
        page,
      ),
    ],
    ['has letters nearly as white', written(page, { left: 12, top: 13, width: 90, height: 9 }, [244, 244, 244])],
  ];
  it.each(unseen)('%s', (_name, picture) => expect(standsOut(picture, around)).toBe(false));
});

it('what is written is seen without an edge, and an edge is nothing written', () => {
  const cut = { margin: 0, within: 4 };
  const text = written(ground(200, 24, white), { left: 6, top: 7, width: 60, height: 9 }, [40, 40, 40]);
  expect(hasInk(text, cut)).toBe(true);
  expect(hasInk(painted(ground(200, 24, white), { left: 0, top: 22, width: 200, height: 2 }, [0, 0, 0]), cut)).toBe(
    false,
  );
});
