import { object, string, type InferType } from 'yup';
import { fieldRequired } from '../../lib/texts';
import { readText } from '../../lib/untrusted';

/** What messages and mails bring along when a text is copied from them. */
const INVISIBLE = /\p{Cf}/gu;
/** What they write before an order's number. */
const LEAD = /^(?:order(?:\s+(?:no\.?|number|id))?(?:\s*[:#]|\s)\s*|#\s*)+(?=\S)/i;

/** A trimmed text that a URL can contain. */
const text = () =>
  string()
    .transform((value) => readText(value).replace(INVISIBLE, ''))
    .trim();

export const trackOrderSchema = object({
  orderId: text()
    .transform((value) => readText(value).replace(LEAD, ''))
    .required(fieldRequired),
  contactInfo: text().required(fieldRequired),
});

export type TrackOrderValues = InferType<typeof trackOrderSchema>;
