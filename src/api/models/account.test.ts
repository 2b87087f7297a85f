import { toAccount } from './account';

// A server may send anything: answers are not validated before they reach a model.

const asha = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  createdAt: '2025-03-14T09:30:00.000Z',
};
const emptyAccount = { firstName: '', lastName: '', email: '', createdAt: null };

describe('Section 3, User', () => {
  it('is read from data, else from the answer itself [3.user.3, 7.calls.6]', () => {
    expect(toAccount({ data: asha })).toEqual(asha);
    expect(toAccount(asha)).toEqual(asha);
    expect(toAccount({ ...asha, data: null })).toEqual(asha);
    expect(toAccount({ email: 'outer@example.com', data: asha })).toEqual(asha);
  });

  it.each([
    null,
    undefined,
    'x',
    [],
    {},
    { data: null },
    { data: [] },
    { data: {} },
    { firstName: null, lastName: null, email: null, createdAt: null },
    { data: { firstName: {}, lastName: [], email: true, createdAt: '' } },
    { role: 'admin' },
  ])('is whole in %j [3.user.4]', (answer) => {
    expect(toAccount(answer)).toEqual(emptyAccount);
  });

  it('takes numbers for texts [3.user.4]', () => {
    expect(toAccount({ data: { firstName: 7, createdAt: 1741944600000 } })).toEqual({
      ...emptyAccount,
      firstName: '7',
      createdAt: '2025-03-14T09:30:00.000Z',
    });
  });
});
