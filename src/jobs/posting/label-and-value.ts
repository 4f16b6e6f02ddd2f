const labelAndValue = /^\p{L}[^:：]{1,30}[:：]\s?\S/u;

/** Whether a text has the form of a label and its value, whatever the label says: "Published by: Acme". */
export const isLabelAndValue = (text: string): boolean => labelAndValue.test(text);
