import type { PilotPicture, Spot } from '@/domain/pilot';
import type { RefusalCode } from '@/domain/refusal-code';
import type { ScopedPart } from '@/domain/seen-element';
import type { PageBox } from '@/page/contract';
import type { PilotRefusal } from './refusal';

/** What the pilot is shown, and where the parts of it are that only the user acts on. */
export interface Sight {
  picture: PilotPicture;
  own: readonly PageBox[];
}

export type PilotKey = 'Tab' | 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Mouse and keyboard, and what the browser itself says of where they act. */
export interface PilotHands {
  /** What lies uppermost at a place, in whatever frame; null where nothing does. */
  at(spot: Spot): Promise<ScopedPart | null>;
  /** What has the focus, in whatever frame; null where nothing has. */
  focused(): Promise<ScopedPart | null>;
  /**
   * Null where it was pressed, else why the gate of all presses did not let it pass. `isChoice`: what lies there is called like an answer
   * that is wanted, or like the question.
   */
  press(pressed: { spot: Spot; times: 1 | 2; isChoice: boolean }): Promise<RefusalCode | null>;
  /** Types where the focus is. `replacing`: instead of what stands there. */
  type(text: string, how: 'replacing' | 'adding'): Promise<void>;
  turn(spot: Spot, by: Spot): Promise<void>;
  /** As `press`. */
  key(key: PilotKey): Promise<RefusalCode | null>;
  wait(ms: number): Promise<void>;
}

/** What became of one action. */
export interface ActEnd {
  result: 'ok' | 'blocked';
  reason: PilotRefusal | null;
  /** The handle or option that was typed or chosen. */
  given: string | null;
}
