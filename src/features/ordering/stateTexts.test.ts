import { statesOfPinCode } from './stateTexts';

describe('The states of a PIN code', () => {
  it.each([
    ['110001', ['Delhi']],
    ['302001', ['Rajasthan']],
    ['411001', ['Maharashtra']],
    ['560001', ['Karnataka']],
    ['700001', ['West Bengal']],
    ['855101', ['Bihar']],
  ])('%s lies in %j', (pinCode, states) => {
    expect(statesOfPinCode(pinCode)).toEqual(states);
  });

  it('are several where the area is shared, the likeliest first', () => {
    expect(statesOfPinCode('403001')).toEqual(['Maharashtra', 'Goa']);
    expect(statesOfPinCode('826001')).toEqual(['Jharkhand', 'Bihar']);
  });

  it('are known from the first two digits, with space around them', () => {
    expect(statesOfPinCode(' 11')).toEqual(['Delhi']);
  });

  it.each(['', '1', '900001', '000000', 'constructor', '__proto__'])('are none for %j', (pinCode) => {
    expect(statesOfPinCode(pinCode)).toEqual([]);
  });
});
