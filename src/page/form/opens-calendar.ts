const opener = '[aria-haspopup=dialog],[aria-haspopup=grid]';
/** Some say only that something opens, and that nothing is proposed while one types. */
const typed = `input:is(${opener},[role=combobox][aria-haspopup=true][aria-autocomplete=none]):not([readonly])`;

/** Whether a control says that it opens a calendar, or something else that is no list: "Choose a month" over it asks for a whole date. */
export const opensCalendar = (control: Element): boolean => control.matches(opener);

/** Whether a box whose calendar is for those who do not type. */
export const isTypedBesideCalendar = (control: Element): boolean => control.matches(typed);
