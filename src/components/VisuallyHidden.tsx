import { styled } from '@mui/material/styles';
import { visuallyHidden } from './tokens';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
