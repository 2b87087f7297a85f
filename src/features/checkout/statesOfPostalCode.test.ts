import { stateOfPostalCode, statesOfPostalCode } from './statesOfPostalCode';

describe('The states of a PIN code', () => {
  it.each([
    ['110001', ['Delhi']],
    ['302001', ['Rajasthan']],
    ['411001', ['Maharashtra']],
    ['560001', ['Karnataka']],
    ['700001', ['West Bengal']],
    ['855101', ['Bihar']],
  ])('%s lies in %j', (pinCode, states) => {
    expect(statesOfPostalCode(pinCode)).toEqual(states);
  });

  it('are several where the area is shared, the likeliest first', () => {
    expect(statesOfPostalCode('160017')).toEqual(['Chandigarh', 'Punjab']);
    expect(statesOfPostalCode('244001')).toEqual(['Uttar Pradesh', 'Uttarakhand']);
    expect(statesOfPostalCode('605001')).toEqual(['Tamil Nadu', 'Puducherry']);
  });

  it('are known from the first two digits, with space around them', () => {
    expect(statesOfPostalCode(' 11')).toEqual(['Delhi']);
  });

  it.each(['', '1', '900001', '000000', 'constructor', '__proto__'])('are none for %j', (pinCode) => {
    expect(statesOfPostalCode(pinCode)).toEqual([]);
  });
});

describe('The state of a whole PIN code', () => {
  it.each([
    ['411001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['826001', 'Jharkhand'],
    ['194 101', 'Ladakh'],
    ['737101', 'Sikkim'],
  ])('%s is %s', (pinCode, state) => {
    expect(stateOfPostalCode(pinCode)).toBe(state);
  });

  it.each(['160017', '140301', '396210', '673310', '605001', '4110', '4110011', '900001', '', 'PUNE01'])(
    'is unknown for %j: shared, not whole or none',
    (pinCode) => {
      expect(stateOfPostalCode(pinCode)).toBe('');
    },
  );
});
