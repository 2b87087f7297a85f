import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at one go, as a browser that knows the shopper does; letter by letter is slow in long forms. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
