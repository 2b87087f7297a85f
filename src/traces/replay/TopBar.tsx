import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keyTexts } from '../traceTexts';

interface TopBarProps {
  readonly title: ReactNode;
  /** The whole title, where the window may be too narrow for it. */
  readonly tooltip?: string;
  readonly result: string;
  readonly resultColor: 'success' | 'error' | 'textSecondary';
  /** Below the result; '' for nothing. */
  readonly info?: string;
  /** Shows the keys of the page. */
  readonly onKeys: () => void;
  /** Before and after the button for the keys. */
  readonly start: ReactNode;
  readonly children: ReactNode;
}

/** What the page shows, the result, and buttons. */
export function TopBar(props: TopBarProps) {
  const { title, tooltip, result, resultColor, info = '', onKeys, start, children } = props;
  return (
    <AppBar position="static">
      <Toolbar sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, px: 2, py: 1 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography component="h1" variant="h4" noWrap title={tooltip}>
            {title}
          </Typography>
          <Typography role="status" variant="body2" color={resultColor}>
            {result}
          </Typography>
          {info !== '' && (
            <Typography variant="caption" color="textSecondary">
              {info}
            </Typography>
          )}
        </Box>
        {start}
        <Button size="small" onClick={onKeys}>
          {keyTexts.open}
        </Button>
        {children}
      </Toolbar>
    </AppBar>
  );
}
