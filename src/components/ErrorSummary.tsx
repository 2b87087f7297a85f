import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId, type Ref } from 'react';

/** A field with an error. */
interface FieldError {
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
    <Alert
      ref={ref}
      severity="error"
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{ marginBottom: 3 }}
    >
      <AlertTitle id={headingId} component="h3">
        {title}
      </AlertTitle>
      {text}
      <List dense disablePadding>
        {errors.map(({ id, label, message }) => (
          <ListItem key={id} disablePadding sx={{ display: 'block' }}>
            <Link
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </Link>
            : {message}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
