/** Texts of what the device remembers. */
export const deviceTexts = {
  heading: 'What this device remembers',
  lead: 'To save you time, the shop keeps on this device:',
  forget: 'Forget what this device remembers',
  forgetWithCart: 'Forget it, and empty the cart',
  forgottenTitle: 'Forgotten',
  forgotten: 'What this device remembered has been removed.',
} as const;
