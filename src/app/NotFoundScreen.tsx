import { TextLink } from '../components/TextLink';
import { Text } from '../components/Text';
import { ButtonLink } from '../components/ButtonLink';
import { EmptyState } from '../components/EmptyState';
import { telephoneUrl } from '../lib/telephoneUrl';
import { routes } from '../lib/routes';
import { actions } from '../lib/texts';
import { notFoundTexts } from './notFoundTexts';

interface NotFoundScreenProps {
  /** The store's, or '' while they are unknown. */
  readonly phone: string;
  readonly email: string;
}

/** The 404 page (specification, section 2). A forgotten password leads here too, so it says who can help. */
export function NotFoundScreen({ phone, email }: NotFoundScreenProps) {
  return (
    <EmptyState
      title="404"
      titleComponent="h1"
      titleVariant="display"
      drawing="signpost"
      text={
        <>
          {notFoundTexts.title}
          <Text component="span" sx={{ display: 'block', marginTop: 2 }}>
            {notFoundTexts.help}
            {phone !== '' && (
              <>
                {' '}
                {notFoundTexts.call} <TextLink href={telephoneUrl(phone)}>{phone}</TextLink>.
              </>
            )}
            {email !== '' && (
              <>
                {' '}
                {notFoundTexts.write} <TextLink href={`mailto:${email}`}>{email}</TextLink>.
              </>
            )}
          </Text>
        </>
      }
      action={
        <ButtonLink to={routes.home} variant="contained" color="primary">
          {actions.returnHome}
        </ButtonLink>
      }
      secondAction={<ButtonLink to={routes.contact}>{notFoundTexts.contact}</ButtonLink>}
    />
  );
}
