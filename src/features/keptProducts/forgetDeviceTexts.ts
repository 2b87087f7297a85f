/** What the device remembers, on the account page. */
export const forgetDeviceTexts = {
  heading: 'What this device remembers',
  lead: 'To save you time, the shop keeps on this device:',
  forget: 'Forget what this device remembers',
  forgetWithCart: 'Forget it, and empty the cart',
} as const;
