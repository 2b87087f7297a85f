/** Words that more than one room of the shop uses. What one screen alone says stands in that screen. */

export const notAvailable = 'Not available';
export const freeShipping = 'Free';
export const fieldRequired = 'This field is required';
export const emailInvalid = 'Invalid email address';

/** Labels of actions that several screens offer. */
export const actions = {
  browseProducts: 'Browse Products',
  browseCollection: 'Browse Collection',
  continueShopping: 'Continue Shopping',
  returnHome: 'Return to Home',
  tryAgain: 'Try Again',
  reload: 'Reload',
  close: 'Close',
  undo: 'Undo',
} as const;

/** Said while the code of a page, or of a part of it, is on its way. */
export const loadingPage = 'Loading the page';

/** Titles of toasts where the specification names them more than once (ruling 9). */
export const toastTitles = { success: 'Success', error: 'Error' } as const;

/** Said whenever a server does not answer (specification, section 8). */
export const noResponse = 'No response from server. Please try again later.';

/** Stands for what the store does not say of its company (specification, "Policy pages" and "Contact"). */
export const companyFallbacks = {
  name: 'Company Name',
  address: 'Company Address',
  phone: 'Phone Number',
} as const;
