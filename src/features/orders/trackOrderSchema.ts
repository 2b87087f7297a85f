import type { InferType } from 'yup';
import { object, string } from 'yup';
import { fieldRequired } from '../../lib/texts';
import { readText } from '../../lib/untrusted';

/** A trimmed text that a URL can contain. */
const text = () => string().transform(readText).trim();

/** The rules of the tracking form: both fields are required [5.track]. */
export const trackOrderSchema = object({
  orderId: text().required(fieldRequired),
  contactInfo: text().required(fieldRequired),
});

export type TrackOrderValues = InferType<typeof trackOrderSchema>;
