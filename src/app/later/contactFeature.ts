import { addContactListeners } from '../../features/contact/contactListeners';
import { contactReducer } from '../../features/contact/contactSlice';
import type { LaterFeature } from './laterFeatures';

/** Loaded with the contact page. */
export const contactFeature: LaterFeature = {
  reducers: { contact: contactReducer },
  addListeners: addContactListeners,
};
