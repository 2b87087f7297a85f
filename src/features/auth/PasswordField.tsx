import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '../../components/IconButton';
import { useState } from 'react';
import type { FormTextFieldProps } from '../../components/FormTextField';
import { FormTextField } from '../../components/FormTextField';
import { passwordTexts } from './passwordTexts';

type PasswordFieldProps = Omit<FormTextFieldProps, 'type' | 'endAdornment'>;

/** A password field with a button that shows the password. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <FormTextField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={isShown ? passwordTexts.hide(label) : passwordTexts.show(label)}
          onClick={() => setShown(!isShown)}
          sx={{ color: 'text.secondary', marginRight: '-12px' }}
        >
          <Icon fontSize="small" />
        </IconButton>
      }
    />
  );
}
