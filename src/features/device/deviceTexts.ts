/** Texts of what the device remembers. */
export const deviceTexts = {
  heading: 'What this device remembers',
  lead: 'To save you time, the shop keeps on this device:',
  forget: 'Delete what this device remembers',
  forgetWithCart: 'Delete it and empty the cart',
  forgottenTitle: 'Deleted',
  forgotten: 'What this device remembered has been removed.',
} as const;
