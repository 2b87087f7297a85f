import { styled } from '@mui/material/styles';
import { visuallyHidden } from './tokens';

export const VisuallyHidden = styled('span')(visuallyHidden);
