import type { InferType } from 'yup';
import { object, string } from 'yup';
import { fieldRequired } from '../../lib/texts';

/** What finding an order takes: both fields, without space around them (specification, section 5). */
export const trackOrderSchema = object({
  orderId: string().trim().required(fieldRequired),
  contactInfo: string().trim().required(fieldRequired),
});

export type TrackOrderValues = InferType<typeof trackOrderSchema>;
