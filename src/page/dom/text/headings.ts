/** What finds the headings of a page. */
export const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';
