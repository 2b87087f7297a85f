/** The newsletter form (specification, section 5). */
export const newsletterTexts = {
  subscribed: { title: 'Subscribed!', message: 'Thank you for subscribing to our newsletter.' },
  heading: 'Newsletter',
  lead: 'New arrivals and prices worth knowing, by email.',
  email: 'Email',
  subscribe: 'Subscribe',
} as const;
