import { toAccount } from './account';
import type { AccountInfoAnswerDto } from './wire';

// A server may send anything: nobody has checked that it is what the description promises.
const read = (answer: unknown) => toAccount(answer as AccountInfoAnswerDto);

const asha = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  createdAt: '2025-03-14T09:30:00.000Z',
};
const nobody = { firstName: '', lastName: '', email: '', createdAt: null };

describe('Section 3, User', () => {
  it('is read from data, else from the answer itself [3.user.3, 7.calls.6]', () => {
    expect(toAccount({ data: asha })).toEqual(asha);
    expect(toAccount(asha)).toEqual(asha);
    expect(read({ ...asha, data: null })).toEqual(asha);
    expect(read({ email: 'outer@example.com', data: asha })).toEqual(asha);
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
    expect(read(answer)).toEqual(nobody);
  });

  it('takes numbers for texts [3.user.4]', () => {
    expect(read({ data: { firstName: 7, createdAt: 1741944600000 } })).toEqual({
      ...nobody,
      firstName: '7',
      createdAt: '2025-03-14T09:30:00.000Z',
    });
  });
});
