import Alert, { type AlertProps } from '@mui/material/Alert';

/** What went wrong, beside the form that it is about. Not announced: a toast has said it already. */
export function FailureNote(props: Pick<AlertProps, 'id' | 'children'>) {
  return <Alert role="none" severity="error" sx={{ marginBottom: 2 }} {...props} />;
}
