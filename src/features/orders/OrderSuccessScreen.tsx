import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../components/PageHeading';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { orderSuccessTexts } from './ordersTexts';

/** The page after an order (specification, section 2). */
export function OrderSuccessScreen() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, paddingBlock: { xs: 3, md: 8 } }}>
      <CheckCircleOutlined color="success" sx={{ fontSize: 48 }} />
      <PageHeading>{orderSuccessTexts.thanks}</PageHeading>
      <Typography variant="subtitle1" color="textSecondary">
        {orderSuccessTexts.thanksHint}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ paddingTop: 1.5 }}>
        <Button component={RouterLink} to={routes.orders} variant="contained" color="primary">
          {actions.viewOrders}
        </Button>
        <Button component={RouterLink} to={routes.home} variant="outlined">
          {actions.continueShopping}
        </Button>
      </Stack>
    </Stack>
  );
}
