/** Drawn on a 16-unit grid with 1.5-unit lines. */
const shapes = {
  alert: 'M8 2.5 14.2 13.5H1.8ZM8 6.5v3M8 11.4v.1',
  arrowDown: 'M8 3v10M4 9l4 4 4-4',
  arrowUp: 'M8 13V3M4 7l4-4 4 4',
  check: 'M3 8.5 6.5 12 13 4.5',
  chevronDown: 'M4 6l4 4 4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  download: 'M8 2.5v7.5M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  external: 'M9.5 2.5h4v4M13.2 2.8 7.5 8.5M12 9v4.5H2.5V4H7',
  cross: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM5 8h6',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  compass: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM10.6 5.4 9.2 9.2 5.4 10.6 6.8 6.8Z',
  circle: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12Z',
  done: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM5.2 8.2 7.2 10.2 10.9 6',
  pointer: 'M3.5 2.5 13 7.6 8.7 8.9 6.6 13Z',
  plus: 'M8 3v10M3 8h10',
  hand: 'M8 14.5a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM8 4.8v4M8 11.1v.1',
  lock: 'M3.5 7.5h9v6h-9ZM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  open: 'M3 3.5h10v9H3ZM6 3.5v9',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.2v9.6L12.5 8Z',
  list: 'M2.5 4h11M2.5 8h11M2.5 12h7',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6 14 14',
  sort: 'M5 3v10M2.5 10.5 5 13l2.5-2.5M11 13V3M8.5 5.5 11 3l2.5 2.5',
  stop: 'M4 4h8v8H4Z',
  trash: 'M2.5 4.5h11M6 4V2.5h4V4M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  bookmark: 'M4.5 2.5h7v11L8 10.5l-3.5 3Z',
  columns: 'M2.5 3h11v10h-11ZM6.2 3v10M9.8 3v10',
  copies: 'M5.5 5.5h8v8h-8ZM2.5 10.5v-8h8',
  filter: 'M2.5 3.5h11L9.5 8.4v4.1L6.5 14V8.4Z',
  flag: 'M4 14V2.5h8.5L10.5 5.5l2 3H4',
  hidden: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM2.5 13.5l11-11',
  more: 'M3.5 7.4a.6.6 0 1 0 .01 0ZM8 7.4a.6.6 0 1 0 .01 0ZM12.5 7.4a.6.6 0 1 0 .01 0Z',
  pencil: 'M3 13l.8-3.2L11 2.6 13.4 5 6.2 12.2ZM9.6 4l2.4 2.4',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6ZM5.4 5.4v.1',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6',
  upload: 'M8 10.5V3M4.5 6 8 2.5 11.5 6M2.5 13.5h11',
  none: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM3.8 12.2l8.4-8.4',
} as const;

export type IconName = keyof typeof shapes;

/** A symbol beside words; never the only carrier of meaning, so hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
