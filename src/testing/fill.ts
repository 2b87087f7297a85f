import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field, which is faster than typing. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
