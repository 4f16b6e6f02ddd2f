/** "منذ يومين": the browser's own word for it in Arabic is "قبل", which the text gets here (plain letters). */
export const withUsualAgo = (text: string): string => text.replace(/(?<!\p{L})منذ(?=\s)/u, 'قبل');
