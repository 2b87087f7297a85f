import { contactSchema } from './ContactScreen';

const filled = { name: 'Asha', email: 'asha@example.com', subject: 'A hammer', message: 'Is it balanced?' };

describe('The rules of the contact form', () => {
  it('accept a filled form', () => {
    expect(contactSchema.isValidSync(filled)).toBe(true);
  });

  it.each(['name', 'email', 'subject', 'message'])('refuse a %s of spaces only', (field) => {
    expect(() => contactSchema.validateSync({ ...filled, [field]: '  ' })).toThrow('This field is required');
  });

  it('refuse an email without a domain', () => {
    expect(() => contactSchema.validateSync({ ...filled, email: 'asha@' })).toThrow('Invalid email address');
  });
});
