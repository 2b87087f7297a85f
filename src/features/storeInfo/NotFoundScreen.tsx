import Typography from '@mui/material/Typography';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { EmptyState } from '../../components/EmptyState';
import { useIsHydrated } from '../../components/useIsPainted';
import { plainPath, routes } from '../../lib/routes';
import { actions, pageNames } from '../../lib/texts';
import { selectLocation } from '../location';
import { notFoundTexts } from './storeInfoTexts';

/** The 404 page. A forgotten password has no page of its own and leads here too, so it says who can help. */
function NotFoundScreen({ isAboutPassword }: { readonly isAboutPassword: boolean }) {
  // The page that was rendered ahead of time knows no entry of the history.
  const isHydrated = useIsHydrated();
  return (
    <EmptyState
      title="404"
      titleComponent="h1"
      titleVariant="display"
      text={
        <>
          <Typography
            component="span"
            variant="h2"
            color="textPrimary"
            sx={{ display: 'block', marginBottom: 1 }}
          >
            {notFoundTexts.title}
          </Typography>
          {isHydrated && isAboutPassword ? notFoundTexts.passwordHelp : notFoundTexts.help}
        </>
      }
      links={[
        { to: routes.home, text: actions.returnHome },
        { to: routes.contact, text: pageNames.contact },
      ]}
    />
  );
}

const passwordPaths: readonly string[] = [routes.forgotPassword, routes.resetPassword];

export const NotFound = connect((state: RootState) => ({
  isAboutPassword: passwordPaths.includes(plainPath(selectLocation(state).state?.from ?? '')),
}))(NotFoundScreen);
