import type { PilotPicture, Spot } from '@/domain/pilot';
import type { RefusalCode } from '@/domain/refusal-code';
import type { ScopedPart } from '@/domain/seen-element';
import type { PageBox } from '@/page/contract';
import type { PilotRefusal } from './refusal';

/** What the pilot sees, and the parts that only the user may act on. */
export interface Sight {
  picture: PilotPicture;
  own: readonly PageBox[];
}

export type PilotKey = 'Tab' | 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Mouse and keyboard, and the browser's view of where they act. */
export interface PilotHands {
  /** The topmost part at a point, in any frame; null if none. */
  at(spot: Spot): Promise<ScopedPart | null>;
  /** The focused part, in any frame; null if none. */
  focused(): Promise<ScopedPart | null>;
  /** Null if pressed, else the press gate's refusal. `isChoice`: it is labelled like a wanted answer, or like the question. */
  press(pressed: { spot: Spot; times: 1 | 2; isChoice: boolean }): Promise<RefusalCode | null>;
  /** Types at the focus. `replacing`: instead of the current content. */
  type(text: string, how: 'replacing' | 'adding'): Promise<void>;
  turn(spot: Spot, by: Spot): Promise<void>;
  /** As `press`. */
  key(key: PilotKey): Promise<RefusalCode | null>;
  wait(ms: number): Promise<void>;
}

/** The result of an action. */
export interface ActEnd {
  result: 'ok' | 'blocked';
  reason: PilotRefusal | null;
  /** The handle or option typed or chosen. */
  given: string | null;
}
