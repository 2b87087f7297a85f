import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { policyNames } from '../../components/componentTexts';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { routes } from '../../lib/routes';
import { selectStoreInfo } from '../storeInfo';
import { promiseTexts } from './catalogTexts';

interface ShopPromisesProps {
  /** Whether the server sends a return policy: it may have other terms than the built-in one. */
  readonly hasOwnReturnPolicy: boolean;
}

/** As many columns as fit; enlarged text has one. */
const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  columnGap: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlock: '1px solid',
  borderColor: 'divider',
} as const;

const linkSx = {
  flexDirection: { xs: 'column', lg: 'row' },
  columnGap: 1,
  rowGap: 0.5,
  width: '100%',
  paddingBlock: 1,
  typography: 'body2',
  lineHeight: 1.35,
  textAlign: { xs: 'center', lg: 'left' },
} as const;

/** What a buyer wants to know beside the price: shipping, returns, and how to reach the shop. */
function PromiseList({ hasOwnReturnPolicy }: ShopPromisesProps) {
  const promises = [
    { Icon: LocalShipping, text: promiseTexts.shipping, to: routes.policy('shipping') },
    {
      Icon: AssignmentReturn,
      text: hasOwnReturnPolicy ? policyNames.return : promiseTexts.returns,
      to: routes.policy('return'),
    },
    { Icon: SupportAgent, text: promiseTexts.contact, to: routes.contact },
  ];
  return (
    <Box component="ul" aria-label={promiseTexts.list} sx={listSx}>
      {promises.map(({ Icon, text, to }) => (
        <li key={to}>
          <Link href={to} variant="standalone" underline="hover" sx={linkSx}>
            <Icon fontSize="small" />
            <span>
              <UnbrokenUnits>{text}</UnbrokenUnits>
            </span>
          </Link>
        </li>
      ))}
    </Box>
  );
}

export const ShopPromises = connect((state: RootState) => ({
  hasOwnReturnPolicy: selectStoreInfo(state).policies.return !== undefined,
}))(PromiseList);
