import { Secret } from '../../lib/secrets/secret';
import { closed, formReopened, submitted } from './paymentSlice';
import { qrCopied, qrCopyRefused, qrSaveRefused, qrToolsReducer } from './qrToolsSlice';

type Action = Parameters<typeof qrToolsReducer>[1];

function after(...actions: Action[]) {
  return actions.reduce(qrToolsReducer, undefined);
}

describe('What became of saving or copying a QR code', () => {
  it('is what came last, beside the text that is there to be copied by hand', () => {
    expect(after(qrCopied())).toEqual({ said: 'copied', isTextShown: false });
    expect(after(qrCopied(), qrSaveRefused(), qrCopyRefused())).toEqual({
      said: 'saveFailed',
      isTextShown: true,
    });
  });

  it.each([submitted('o', new Secret({})), formReopened(), closed()])(
    'is forgotten with the code: $type',
    (event) => {
      expect(after(qrCopied(), qrCopyRefused(), event)).toEqual({ said: null, isTextShown: false });
    },
  );
});
