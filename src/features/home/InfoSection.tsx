import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { useId } from 'react';
import { ActionLink } from '../../components/ActionLink';
import { ButtonLink } from '../../components/ButtonLink';
import { SectionHeading } from '../../components/SectionHeading';
import { routes } from '../../lib/routes';
import { sectionSpace } from './sectionSpace';
import { homeTexts, infoTiles } from './homeTexts';

interface InfoSectionProps {
  /** The categories that the store has; null while they are loading. */
  readonly categories: readonly string[] | null;
}

/** A tile's category; a search for its name where the store has no such category. */
function tileHref(name: string, categories: InfoSectionProps['categories']): string {
  const hasCategory = categories?.some((category) => category.toLowerCase() === name.toLowerCase()) ?? true;
  return hasCategory ? routes.category(name) : routes.products({ search: name });
}

/** The kinds of tools, and a link to all products (specification, "Home"). */
export function InfoSection({ categories }: InfoSectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        ...sectionSpace,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        columnGap: { md: 5, lg: 8 },
        rowGap: 4,
      }}
    >
      <div>
        <SectionHeading id={headingId}>{homeTexts.infoTitle}</SectionHeading>
        <Text sx={{ color: 'text.secondary', maxWidth: '46ch', marginBottom: 3 }}>{homeTexts.infoText}</Text>
        <ButtonLink to={routes.products()}>{homeTexts.exploreProducts}</ButtonLink>
      </div>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: 4,
        }}
      >
        {infoTiles.map(({ name, text }) => (
          <Box
            key={name}
            component="li"
            sx={{
              position: 'relative',
              borderTop: '1px solid',
              borderColor: 'outline',
              paddingTop: 1.5,
              paddingBottom: 3,
            }}
          >
            <Text component="h3" variant="h3">
              <ActionLink
                to={tileHref(name, categories)}
                underline="hover"
                sx={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {name}
              </ActionLink>
            </Text>
            <Text variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
              {text}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
