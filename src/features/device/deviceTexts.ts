export const deviceTexts = {
  lead: 'The shop keeps some things in your browser, so that your cart and your choices are here when you come back. None of it is used to follow you to other sites.',
  forgettable: 'To save you time',
  staying: 'For your cart and your orders',
  technical: 'Technical details',
  forget: 'Delete saved details',
  forgetWithCart: 'Delete saved details and empty the cart',
  forgotten: { title: 'Deleted', message: 'What this device kept to save you time has been removed.' },
} as const;
