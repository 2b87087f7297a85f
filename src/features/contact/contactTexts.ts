import { pageNames } from '../../lib/texts';
export const contactTexts = {
  hours: 'Monday to Saturday, 10AM-6PM',
  heading: pageNames.contact,
  lead: 'A question about a product, an order or a return? Write to us, or call.',
  form: 'Send a Message',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  sending: 'Sending...',
  submit: 'Send Message',
  details: 'Get in Touch',
  loading: 'Loading contact details',
  company: 'Company',
  phone: 'Phone',
  address: 'Address',
  sentFrom: (email: string): string => `Your message was sent. We will write to ${email}.`,
  sent: {
    title: 'Message Sent',
    message: "Thank you for contacting us. We'll get back to you shortly.",
  },
} as const;
