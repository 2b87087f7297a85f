import { from } from '../../components/tokens';

/** Padding above and below a section of the home page. */
export const sectionSpace = { paddingBlock: '40px', [from.md]: { paddingBlock: '64px' } } as const;
