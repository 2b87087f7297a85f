import { wholePhone } from './phoneFields';

describe('A phone number as a payment form takes it', () => {
  it.each(['9812345678', '98123 45678', '09812345678', '+91 98123-45678', '919812345678', '00919812345678'])(
    'is read from %j',
    (text) => {
      expect(wholePhone(text)).toBe('+919812345678');
    },
  );

  it.each(['', '98123', '+44 20 7946 0000', 'call me', '+91'])('is none in %j', (text) => {
    expect(wholePhone(text)).toBe('');
  });
});
