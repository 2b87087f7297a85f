import { Secret } from '../../lib/secrets/secret';
import { closed, formReopened, submitted } from './paymentSlice';
import { qrToolsActions, qrToolsReducer, selectQrTools } from './qrToolsSlice';

const { copied, copyRefused, saveRefused } = qrToolsActions;

type Action = Parameters<typeof qrToolsReducer>[1];

function after(...actions: Action[]) {
  return actions.reduce(qrToolsReducer, undefined);
}

describe('The result of saving or copying a QR code', () => {
  it('is none at first', () => {
    expect(qrToolsReducer(undefined, closed())).toEqual({ said: null, isTextShown: false });
  });

  it('is what came last, beside the text that is there to be copied by hand', () => {
    const qrTools = qrToolsReducer(undefined, copied());
    expect(selectQrTools({ qrTools })).toEqual({ said: 'copied', isTextShown: false });
    expect(after(copied(), saveRefused(), copyRefused())).toEqual({
      said: 'saveFailed',
      isTextShown: true,
    });
  });

  it.each([submitted('o', new Secret({})), formReopened(), closed()])(
    'is forgotten with the code: $type',
    (event) => {
      expect(after(copied(), copyRefused(), event)).toEqual({ said: null, isTextShown: false });
    },
  );
});
