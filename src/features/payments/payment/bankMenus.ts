/** Where a bank's own menus lead to "virtual account". Their names are the bank's, in Indonesian in both languages. */
export interface BankMenus {
  app: { name: string; path: string };
  atm: string;
}

export const BANK_MENUS: Record<string, BankMenus> = {
  BCA_VIRTUAL_ACCOUNT: {
    app: { name: 'myBCA / BCA mobile', path: 'm-Transfer › BCA Virtual Account' },
    atm: 'Transaksi Lainnya › Transfer › Ke Rek BCA Virtual Account',
  },
  MANDIRI_VIRTUAL_ACCOUNT: { app: { name: 'Livin’ by Mandiri', path: 'Bayar/VA' }, atm: 'Bayar/Beli › Multipayment' },
  BNI_VIRTUAL_ACCOUNT: {
    app: { name: 'wondr by BNI', path: 'Transfer › Virtual Account Billing' },
    atm: 'Menu Lain › Transfer › Virtual Account Billing',
  },
  BRI_VIRTUAL_ACCOUNT: { app: { name: 'BRImo', path: 'BRIVA' }, atm: 'Transaksi Lain › Pembayaran › Lainnya › BRIVA' },
  PERMATA_VIRTUAL_ACCOUNT: {
    app: { name: 'PermataMobile X', path: 'Bayar Tagihan › Virtual Account' },
    atm: 'Transaksi Lainnya › Pembayaran › Pembayaran Lainnya › Virtual Account',
  },
  CIMB_VIRTUAL_ACCOUNT: {
    app: { name: 'OCTO Mobile', path: 'Transfer › CIMB Niaga › Virtual Account' },
    atm: 'Pembayaran › Lanjut › Virtual Account',
  },
  BSI_VIRTUAL_ACCOUNT: {
    app: { name: 'BYOND by BSI', path: 'Bayar › Virtual Account' },
    atm: 'Pembayaran/Pembelian › Virtual Account',
  },
};
