import type { Phrases } from './concept-phrases';

/** Numbers in words. */
export interface Numbers {
  /** 2. */
  two: Phrases;
  /** 3. */
  three: Phrases;
  /** 4. */
  four: Phrases;
  /** 5. */
  five: Phrases;
  /** 6. */
  six: Phrases;
  /** 7. */
  seven: Phrases;
  /** 8. */
  eight: Phrases;
  /** 9. */
  nine: Phrases;
  /** 10. */
  ten: Phrases;
  /** 11. */
  eleven: Phrases;
  /** 12. */
  twelve: Phrases;
  /** 13. */
  thirteen: Phrases;
  /** 14. */
  fourteen: Phrases;
  /** 15. */
  fifteen: Phrases;
  /** 16. */
  sixteen: Phrases;
  /** 17. */
  seventeen: Phrases;
  /** 18. */
  eighteen: Phrases;
  /** 19. */
  nineteen: Phrases;
  /** 20. */
  twenty: Phrases;
  /** Amounts seldom written in digits, each a number of its own. */
  amounts: Phrases;
}
