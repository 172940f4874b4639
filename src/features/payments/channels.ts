/** Where to find "virtual account" in a bank's own menus. Their names are Indonesian in both languages. */
interface BankMenus {
  app: { name: string; path: string };
  atm: string;
}

/** How a channel looks and, for a bank, the path through its menus. */
interface ChannelLook {
  /** Of its tile (channelDrawings.tsx): our own, not the brand's. White on it has a contrast of at least 4.5 : 1. */
  colour: string;
  menus?: BankMenus;
}

/**
 * All that the app itself knows about channels. The rest (price, limits, order, availability) is in the server's
 * `payment_channels`. A channel that is missing here gets a plain tile and general instructions.
 */
export const CHANNEL_LOOKS: Partial<Record<string, ChannelLook>> = {
  BCA_VIRTUAL_ACCOUNT: {
    colour: '#1f4e9e',
    menus: {
      app: { name: 'myBCA / BCA mobile', path: 'm-Transfer › BCA Virtual Account' },
      atm: 'Transaksi Lainnya › Transfer › Ke Rek BCA Virtual Account',
    },
  },
  MANDIRI_VIRTUAL_ACCOUNT: {
    colour: '#1b3f6b',
    menus: { app: { name: 'Livin’ by Mandiri', path: 'Bayar/VA' }, atm: 'Bayar/Beli › Multipayment' },
  },
  BNI_VIRTUAL_ACCOUNT: {
    colour: '#a8501a',
    menus: {
      app: { name: 'wondr by BNI', path: 'Transfer › Virtual Account Billing' },
      atm: 'Menu Lain › Transfer › Virtual Account Billing',
    },
  },
  BRI_VIRTUAL_ACCOUNT: {
    colour: '#0b5a9c',
    menus: { app: { name: 'BRImo', path: 'BRIVA' }, atm: 'Transaksi Lain › Pembayaran › Lainnya › BRIVA' },
  },
  PERMATA_VIRTUAL_ACCOUNT: {
    colour: '#3f6f2a',
    menus: {
      app: { name: 'PermataMobile X', path: 'Bayar Tagihan › Virtual Account' },
      atm: 'Transaksi Lainnya › Pembayaran › Pembayaran Lainnya › Virtual Account',
    },
  },
  CIMB_VIRTUAL_ACCOUNT: {
    colour: '#93202a',
    menus: {
      app: { name: 'OCTO Mobile', path: 'Transfer › CIMB Niaga › Virtual Account' },
      atm: 'Pembayaran › Lanjut › Virtual Account',
    },
  },
  BSI_VIRTUAL_ACCOUNT: {
    colour: '#0e6f6a',
    menus: {
      app: { name: 'BYOND by BSI', path: 'Bayar › Virtual Account' },
      atm: 'Pembayaran/Pembelian › Virtual Account',
    },
  },
  QRIS: { colour: '#1d2330' },
  GOPAY: { colour: '#00718a' },
  DANA: { colour: '#1668b8' },
  OVO: { colour: '#52308f' },
  SHOPEEPAY: { colour: '#b0401c' },
  LINKAJA: { colour: '#a82330' },
  ALFAMART: { colour: '#a32030' },
  INDOMARET: { colour: '#0f5aa8' },
};
