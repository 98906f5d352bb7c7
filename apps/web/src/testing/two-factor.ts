/** A secret as the server gives it to an authenticator app. */
export const SECRET = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Waymark:ingrid.solberg%40northwind.example?issuer=Waymark&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
}

export const RECOVERY_CODES = Array.from('ABCDEFGHIJ', (letter) => `${letter}2K7-QX5T-ZL3V-HM6R`)
