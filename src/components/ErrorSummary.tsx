import Box from '@mui/material/Box';
import { TextLink } from './TextLink';
import { Text } from './Text';
import type { Ref } from 'react';
import { useId } from 'react';

/** A field with an error. */
export interface FieldError {
  /** The id of its control. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly text: string;
  readonly errors: readonly FieldError[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** All errors of a form above it, each with a link to its field. It can take the focus after a failed submit. */
export function ErrorSummary({ title, text, errors, ref }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <Box
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{
        marginBottom: 3,
        padding: 2,
        border: '1px solid',
        borderColor: 'error.main',
        borderLeftWidth: 3,
        borderRadius: 1,
        bgcolor: 'error.light',
      }}
    >
      <Text id={headingId} component="h3" variant="h4">
        {title}
      </Text>
      <Text variant="body2">{text}</Text>
      <Box component="ul" sx={{ margin: '8px 0 0', paddingLeft: 2.5 }}>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <TextLink
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </TextLink>
            : {message}
          </li>
        ))}
      </Box>
    </Box>
  );
}
