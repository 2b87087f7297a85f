import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { forgettableData, forgettableKeys } from '../../lib/deviceData';
import { deviceForgotten } from './deviceEvents';
import { ForgetDevice } from './ForgetDevice';

const connector = connect(null, { deviceForgotten });

/** Makes this device forget what it remembers; the cart only where the shopper says so. */
function ForgetDeviceBase({ deviceForgotten }: ConnectedProps<typeof connector>) {
  return (
    <ForgetDevice
      kept={forgettableData.map(({ what }) => what)}
      onForget={() => deviceForgotten({ keys: forgettableKeys, withCart: false })}
      onForgetWithCart={() => deviceForgotten({ keys: forgettableKeys, withCart: true })}
    />
  );
}

export const ForgetDeviceContainer = connector(ForgetDeviceBase);
