/** How long further rows may take to appear after a press; ms before each check. */
export const newRowsDelaysMs = [0, 300, 600, 1200, 2400, 4000];

/** How long rows may take to appear where a list was scrolled to its end, before each further look. */
export const lateRowsMs = 400;
