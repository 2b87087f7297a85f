/** The headings of a policy's text, in their order. */
export function headingsIn(box: HTMLElement | null): readonly HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('h2') ?? [])];
}

/** Scrolls to a heading and gives it the focus, so that the next Tab goes on from there. */
export function goToHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
