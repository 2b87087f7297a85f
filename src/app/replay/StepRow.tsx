import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { OpenedTrace } from './openedTrace';
import { formatOffset, stepText } from './stepTexts';

const figuresSx = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', flex: 'none' } as const;

interface StepRowProps {
  readonly opened: OpenedTrace;
  readonly step: number;
  /** Below the sentence; the type of the action unless given. */
  readonly below?: string | undefined;
  readonly isCurrent: boolean;
  /** What is said of the step at the end of the row; null for nothing. */
  readonly mark: { readonly words: string; readonly isFailure: boolean } | null;
}

/** One step in a list: what happened, and the type of its action. */
export function StepRow({ opened, step, below, isCurrent, mark }: StepRowProps) {
  const line = opened.lines[step];
  const hasFailed = line?.kind === 'failure';
  const offset = opened.offsets?.[step];
  return (
    <>
      <Text component="span" variant="caption" sx={{ ...figuresSx, minWidth: '3ch' }}>
        {step}
      </Text>
      <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
        <Text
          component="span"
          variant="body2"
          noWrap
          sx={{
            lineHeight: 1.3,
            color: hasFailed ? 'error.main' : undefined,
            fontWeight: isCurrent ? 'fontWeightBold' : undefined,
          }}
        >
          {stepText(opened, step)}
        </Text>
        <Text component="span" variant="caption" noWrap sx={{ color: 'text.secondary', lineHeight: 1.2 }}>
          {below ?? line?.type}
        </Text>
      </Box>
      {mark !== null && (
        <Text
          component="span"
          variant="caption"
          sx={{ color: mark.isFailure ? 'error.main' : 'text.secondary', flex: 'none' }}
        >
          {mark.words}
        </Text>
      )}
      {offset !== undefined && (
        <Text component="span" variant="caption" sx={figuresSx}>
          {formatOffset(offset)}
        </Text>
      )}
    </>
  );
}
