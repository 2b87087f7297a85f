import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { forgettableData, forgettableKeys } from '../../lib/deviceData';
import { cleared } from '../cart/cartSlice';
import { ForgetDeviceScreen } from './ForgetDeviceScreen';
import { deviceForgotten } from './keptProductsSlice';

const connector = connect(null, { deviceForgotten, cleared });

/** Makes this device forget what it remembers; the cart only where the shopper says so. */
function ForgetDeviceBase({ deviceForgotten, cleared }: ConnectedProps<typeof connector>) {
  const forget = (): void => {
    deviceForgotten({ keys: forgettableKeys });
  };
  return (
    <ForgetDeviceScreen
      kept={forgettableData.map(({ what }) => what)}
      onForget={forget}
      onForgetWithCart={() => {
        forget();
        cleared();
      }}
    />
  );
}

export const ForgetDeviceContainer = connector(ForgetDeviceBase);
