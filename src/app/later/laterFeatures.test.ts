import { configureStore } from '@reduxjs/toolkit';
import { messageSubmitted } from '../../features/contact/contactSlice';
import { initialContact } from '../../features/contact/initialContact';
import { contactFeature } from './contactFeature';
import { installFeature } from './laterFeatures';
import { laterReducers } from './laterReducers';

describe('The slice of a feature that is loaded later', () => {
  it('keeps its first state until the feature is installed, and handles its events from then on', () => {
    const store = configureStore({ reducer: { contact: laterReducers.contact } });
    store.dispatch(messageSubmitted());
    expect(store.getState().contact).toBe(initialContact);
    installFeature(contactFeature);
    expect(store.getState().contact).toBe(initialContact);
    store.dispatch(messageSubmitted());
    expect(store.getState().contact.status).toBe('sending');
  });
});
