const opener = '[aria-haspopup=dialog],[aria-haspopup=grid]';

/** Whether a control says that it opens a calendar, or something else that is no list: "Choose a month" over it asks for a whole date. */
export const opensCalendar = (control: Element): boolean => control.matches(opener);
