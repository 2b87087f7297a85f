import { styled } from '@mui/material/styles';

/** A short number, or two, with the short word after it, such as '450 g' or '0-7 days'. */
const MEASURE = /(\d[\d.,-]{0,8} \p{L}{1,4}(?!\p{L}))/u;

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** A text in which no line breaks between a number and its unit. */
export function UnbrokenUnits({ children }: { readonly children: string }) {
  // Every second part is a measure.
  return children
    .split(MEASURE)
    .map((part, index) => (index % 2 === 0 ? part : <Unbroken key={index}>{part}</Unbroken>));
}
