/** `[name="value"]`, or with another operator `[name^="value"]`. */
export function attributeSelector(attribute: string, value: string, operator = '='): string {
  return `[${attribute}${operator}"${value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"]`;
}
