import ListItemText, { listItemTextClasses } from '@mui/material/ListItemText';

interface StepTextProps {
  readonly primary: string;
  readonly secondary: string | undefined;
  /** Which of the two says that something failed. */
  readonly failed?: 'primary' | 'secondary' | undefined;
}

/** Both lines of a row in a list of steps. */
export function StepText({ primary, secondary, failed }: StepTextProps) {
  return (
    <ListItemText
      disableTypography
      primary={
        <span className={listItemTextClasses.primary} data-failed={failed === 'primary' || undefined}>
          {primary}
        </span>
      }
      secondary={
        <span className={listItemTextClasses.secondary} data-failed={failed === 'secondary' || undefined}>
          {secondary}
        </span>
      }
    />
  );
}
