let isWork = false;

/**
 * Whether the page is the work at hand, as in a goal: then values of fields are shown except what is about the user, pictures within what is
 * pressed are controls of their own, and what stands out by its class is told. Holds until said otherwise.
 */
export function takeAsWork(isAtHand: boolean): void {
  isWork = isAtHand;
}

export const isWorkAtHand = (): boolean => isWork;
