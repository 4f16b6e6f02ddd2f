/** Abbreviations that stand where a value is yet to come: "to be announced", "not available", "keine Angabe". */
const leftOpen = /^(?:t\.?b\.?[acd]|n\/a|n\.\s?a|k\.\s?a|n\.\s?n)\.?$/iu;

/** Whether a text only says that a value is not known yet. */
export const isLeftOpen = (text: string): boolean => leftOpen.test(text);
