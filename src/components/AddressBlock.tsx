import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

export interface AddressBlockProps {
  /** Who lives there. */
  readonly name?: string;
  /** The address, one line each; empty lines are left out. */
  readonly lines: readonly string[];
  readonly phone?: string;
  readonly email?: string;
}

/** An address or a way to get in touch, as one block. Phone and email can be followed. */
export function AddressBlock({ name = '', lines, phone = '', email = '' }: AddressBlockProps) {
  return (
    <Box component="address" sx={{ fontStyle: 'normal', lineHeight: 1.6, overflowWrap: 'anywhere' }}>
      {name !== '' && <Box sx={{ fontWeight: 'fontWeightBold' }}>{name}</Box>}
      {lines
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      {phone !== '' && (
        <div>
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
        </div>
      )}
      {email !== '' && (
        <div>
          <Link href={`mailto:${email}`}>{email}</Link>
        </div>
      )}
    </Box>
  );
}
