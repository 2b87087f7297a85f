import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FormTextField, type FormTextFieldProps } from '../../components/FormTextField';
import { passwordTexts } from './authTexts';

interface PasswordFieldProps extends Pick<FormTextFieldProps, 'name' | 'label' | 'hint' | 'autoComplete'> {
  readonly enterKeyHint: 'next' | 'go';
}

export function PasswordField({ enterKeyHint, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOffOutlined : VisibilityOutlined;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={passwordTexts[isShown ? 'hide' : 'show'](field.label)}
        onClick={() => setShown(!isShown)}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField
      {...field}
      // Also while it is shown.
      isLiteral
      type={isShown ? 'text' : 'password'}
      slotProps={{ htmlInput: { enterKeyHint }, input: { endAdornment: toggle } }}
    />
  );
}
