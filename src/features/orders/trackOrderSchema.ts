import type { InferType } from 'yup';
import { object, string } from 'yup';
import { fieldRequired } from '../../lib/texts';
import { readText } from '../../lib/untrusted';

/** A text without space around it that an address can hold. */
const text = () => string().transform(readText).trim();

/** What finding an order takes: both fields, without space around them (specification, section 5). */
export const trackOrderSchema = object({
  orderId: text().required(fieldRequired),
  contactInfo: text().required(fieldRequired),
});

export type TrackOrderValues = InferType<typeof trackOrderSchema>;
