/**
 * A merchant-presented QR payload as used by QRIS (EMVCo MPM 1.1). Its identifiers were never issued: the format is valid,
 * but no wallet can pay it.
 * @param amount whole rupiah @param reference shown to the payer, at most 25 characters
 */
export function qrisPayload({ amount, reference }: { amount: number; reference: string }): string {
  const merchant =
    field('00', 'COM.EXAMPLE.WWW') +
    field('01', '936000000000000001') +
    field('02', 'MID000000000001') +
    field('03', 'UMI');
  const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000001') + field('03', 'UMI');
  const payload = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('51', national),
    field('52', '5815'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'KILAS SANDBOX'),
    field('60', 'JAKARTA'),
    field('61', '10110'),
    field('62', field('05', reference.slice(0, 25)) + field('07', 'A01')),
    '6304',
  ].join('');
  return payload + crc16(payload);
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE of ASCII text as four upper-case hex digits. */
export function crc16(text: string): string {
  let register = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      register = register & 0x8000 ? ((register << 1) ^ 0x1021) & 0xffff : (register << 1) & 0xffff;
  }
  return register.toString(16).toUpperCase().padStart(4, '0');
}
