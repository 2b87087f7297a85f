import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeading } from '../../components/PageHeading';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { orderSuccessTexts } from './orderSuccessTexts';

/** The page after an order (specification, section 2). */
export function OrderSuccessScreen() {
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'start', gap: 2, maxWidth: 640, paddingBlock: { xs: 3, md: 8 } }}
    >
      <CheckCircleOutlined aria-hidden sx={{ fontSize: 48, color: 'success.main' }} />
      <PageHeading>{orderSuccessTexts.thanks}</PageHeading>
      <Text variant="subtitle1" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        {orderSuccessTexts.thanksHint}
      </Text>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 1.5,
          marginTop: 1.5,
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        <ButtonLink to={routes.orders} variant="contained" color="primary">
          {actions.viewOrders}
        </ButtonLink>
        <ButtonLink to={routes.home}>{actions.continueShopping}</ButtonLink>
      </Box>
    </Box>
  );
}
