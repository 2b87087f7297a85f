import Link, { type LinkProps } from '@mui/material/Link';
import { Fragment } from 'react';
import { contactParts, phoneParts } from '../lib/contactParts';

interface ContactTextProps extends Pick<LinkProps, 'variant' | 'sx'> {
  readonly text: string;
  /** Whether it is what the shop gives as its phone. */
  readonly isPhone?: boolean;
}

/** A text whose email addresses and phone numbers are links. */
export function ContactText({ text, isPhone = false, ...link }: ContactTextProps) {
  const parts = isPhone ? phoneParts(text) : contactParts(text);
  return parts.map((part, index) =>
    part.href === null ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <Link key={index} component="a" href={part.href} {...link}>
        {part.text}
      </Link>
    ),
  );
}
