import Box from '@mui/material/Box';
import { ContactText } from './ContactText';

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
          <ContactText isPhone text={phone} />
        </div>
      )}
      {email !== '' && (
        <div>
          <ContactText text={email} />
        </div>
      )}
    </Box>
  );
}
