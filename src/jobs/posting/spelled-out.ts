/** All that phrases with slots say: "our office,our shop … in" is "our office in" and "our shop in". */
export function spelledOut(written: string): string[] {
  return written.split('|').flatMap((phrase) => {
    const slots = phrase.split('…').map((slot) => slot.split(',').map((word) => word.trim()));
    return slots.reduce((begun, slot) => begun.flatMap((start) => slot.map((word) => `${start} ${word}`.trim())), ['']);
  });
}
