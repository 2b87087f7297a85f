import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading';
import { routes } from '../../lib/routes';
import { homeTexts, infoTiles } from './homeTexts';
import { section } from './sectionStyles';

interface InfoSectionProps {
  /** The categories that the shop has; null while they are loading. */
  readonly categories: readonly string[] | null;
}

/** A tile's category; a search for its name where the shop has no such category. */
function tileHref(name: string, categories: InfoSectionProps['categories']): string {
  const hasCategory = categories?.some((category) => category.toLowerCase() === name.toLowerCase()) ?? true;
  return hasCategory ? routes.category(name) : routes.products({ search: name });
}

export function InfoSection({ categories }: InfoSectionProps) {
  const headingId = useId();
  return (
    <Grid
      container
      component="section"
      aria-labelledby={headingId}
      rowSpacing={4}
      columnSpacing={{ xs: 0, md: 5, lg: 8 }}
      sx={section}
    >
      <Grid size={{ xs: 12, md: 5 }}>
        <SectionHeading id={headingId}>{homeTexts.infoTitle}</SectionHeading>
        <Typography color="textSecondary" sx={{ maxWidth: '46ch', marginBottom: 3 }}>
          {homeTexts.infoText}
        </Typography>
        <Button href={routes.products()} variant="outlined">
          {homeTexts.exploreProducts}
        </Button>
      </Grid>
      <Grid container component="ul" size={{ xs: 12, md: 7 }} rowSpacing={0} columnSpacing={4}>
        {infoTiles.map(({ name, text }) => (
          <Grid
            key={name}
            component="li"
            size={{ xs: 12, sm: 6 }}
            sx={{
              position: 'relative',
              borderTop: 1,
              borderColor: 'outline',
              paddingTop: 1.5,
              paddingBottom: 3,
            }}
          >
            <Typography variant="h3" gutterBottom>
              <Link href={tileHref(name, categories)} variant="stretched" underline="hover">
                {name}
              </Link>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
