import type { RootState } from '../../app/types';

/** Whether a message is on its way. */
export const selectIsMessageSending = (state: RootState) => state.contact.status === 'sending';

/** How many messages were sent in this visit. */
export const selectSentMessages = (state: RootState) => state.contact.sentCount;
