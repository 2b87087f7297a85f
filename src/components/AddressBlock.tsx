import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { telephoneUrl } from '../lib/telephoneUrl';

interface AddressBlockProps {
  readonly name: string;
  /** The address, one line each. */
  readonly lines: readonly string[];
  readonly phone: string;
  readonly email: string;
}

/** The contact details of a company or person; phone and email are links. What is '' is left out. */
export function AddressBlock({ name, lines, phone, email }: AddressBlockProps) {
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
          <Link href={telephoneUrl(phone)}>{phone}</Link>
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
