/** How long further rows get to come after something that leads to them was pressed, in ms a look. */
export const pageLooksMs = [0, 300, 600, 1200, 2400, 4000];
