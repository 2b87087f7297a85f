import { initialState } from '../../app/store';
import {
  contactReducer,
  messageSent,
  messageSubmitted,
  selectIsMessageSending,
  selectSentMessages,
} from './contactSlice';

type Action = Parameters<typeof contactReducer>[1];

/** The state of a shop in which this has happened on the contact page. */
const after = (...actions: readonly Action[]) => ({
  ...initialState(),
  contact: actions.reduce(contactReducer, contactReducer(undefined, { type: 'none' })),
});

describe('The contact form', () => {
  it.each<[name: string, actions: readonly Action[], isSending: boolean, sent: number]>([
    ['before anything is sent', [], false, 0],
    ['while a message is sent', [messageSubmitted()], true, 0],
    ['after a message', [messageSubmitted(), messageSent()], false, 1],
    ['while another is sent', [messageSubmitted(), messageSent(), messageSubmitted()], true, 1],
    ['after both', [messageSubmitted(), messageSent(), messageSubmitted(), messageSent()], false, 2],
  ])('knows %s whether it is sending, and how many were sent', (_name, actions, isSending, sent) => {
    expect(selectIsMessageSending(after(...actions))).toBe(isSending);
    expect(selectSentMessages(after(...actions))).toBe(sent);
  });
});
