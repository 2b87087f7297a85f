import type { Company } from './policyHtml';

/** A paragraph, or a list of points. */
export type PolicyBlock = string | readonly string[];

/** One part of a policy. */
export interface PolicySection {
  readonly heading: string;
  readonly blocks: readonly PolicyBlock[];
}

/** A policy in the shop's own words. */
export interface PolicyText {
  /** What the policy is about, in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

/** A sentence's end: company names and addresses may bring their own full stop, as in 'Pvt. Ltd.'. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Where the company is, and how to reach it. */
export function contactSection({ name, address, email, phone }: Company, heading = 'Contact'): PolicySection {
  return {
    heading,
    blocks: [`${ended(`${name}, ${address}`)} Email: ${ended(email)} Phone: ${ended(phone)}`],
  };
}
