/**
 * The contact form (specification, "Contact"). The message itself stays in the form: sending is simulated.
 *
 *   idle --messageSubmitted--> sending --messageSent--> idle, one more sent
 */
export interface ContactState {
  readonly status: 'idle' | 'sending';
  /** How many messages were sent in this visit; the form clears when it grows. */
  readonly sentCount: number;
}

/** Nothing was sent. */
export const initialContact: ContactState = { status: 'idle', sentCount: 0 };
