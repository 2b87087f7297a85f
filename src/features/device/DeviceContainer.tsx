import { connect, type ConnectedProps } from 'react-redux';
import { deviceData, forgettableData, forgettableKeys } from '../../lib/deviceData';
import { deviceForgotten } from './deviceEvents';
import { DeviceScreen } from './DeviceScreen';

const connector = connect(null, { deviceForgotten });

const others = deviceData.filter((data) => !forgettableData.includes(data));

/** What this device keeps; it forgets what only saves time, and the cart where the shopper says so. */
function DeviceContainerBase({ deviceForgotten }: ConnectedProps<typeof connector>) {
  return (
    <DeviceScreen
      forgettable={forgettableData}
      others={others}
      onForget={() => deviceForgotten({ keys: forgettableKeys, withCart: false })}
      onForgetWithCart={() => deviceForgotten({ keys: forgettableKeys, withCart: true })}
    />
  );
}

export const DeviceContainer = connector(DeviceContainerBase);
