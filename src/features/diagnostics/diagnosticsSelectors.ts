import type { RootState } from '../../app/types';

/** Whether a test is running: it shows its outcome itself. */
export function selectIsTesting({ diagnostics }: RootState): boolean {
  return diagnostics.kind === 'testing';
}
