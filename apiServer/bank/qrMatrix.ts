import qrcode from 'qrcode-generator';

/** A square of modules; true is dark. It has no quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

/** The QR code of a text, with error correction level M. Throws when the text is too long. */
export const qrMatrix = (text: string): QrMatrix => {
  const code = qrcode(0, 'M');
  // The library takes byte strings: one character for each byte of the UTF-8 text.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte');
  code.make();
  const side = code.getModuleCount();
  return Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_column, x) => code.isDark(y, x)),
  );
};
